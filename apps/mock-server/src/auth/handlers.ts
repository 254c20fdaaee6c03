import type { authOperations } from '@kasa/contracts/auth/operations';
import { type Handlers, OperationFailure } from '../http/handler.ts';
import { agreeOnKey } from './key-exchange.ts';
import { isPassword } from './password.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { closeSession, findAccount, keepSigningSecret, openSession, readSession } from './store.ts';

/** The handlers of sign-in and session. The limits are the server's, and live as long as it does. */
export function authHandlers(limits: SignInLimits): Handlers<typeof authOperations> {
  return {
    async signIn({ db, clock, exchange }, { body: { phone, password } }) {
      limits.take(phone, exchange.address);
      const account = await findAccount(db, phone);
      const isRight = await isPassword(account?.password_hash, password);
      if (!account || !isRight) throw new OperationFailure('credentials_wrong');
      limits.succeeded(phone, exchange.address);
      const { id, secret } = await openSession(db, clock, account, exchange);
      exchange.setCookie(secret);
      return await readSession(db, id);
    },

    async signOut({ db, session, exchange }) {
      await closeSession(db, session.id);
      exchange.setCookie(null);
      return {};
    },

    getMe: ({ db, session }) => readSession(db, session.id),

    async exchangeKey({ db, session }, { body }) {
      const key = agreeOnKey(BigInt(body.modulus), BigInt(body.client_public));
      if (!key) throw new OperationFailure('key_exchange_invalid');
      await keepSigningSecret(db, session.id, key.shared);
      return { server_public: key.serverPublic };
    },
  };
}
