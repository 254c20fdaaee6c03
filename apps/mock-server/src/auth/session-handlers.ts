import type { authOperations } from '@kasa/contracts/auth/operations';
import { inTransaction } from '../db/transaction.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { agreeOnKey } from './key-exchange.ts';
import { closeSession, readSession, setCookies, storeSigningSecret } from './session-store.ts';
import { signIn } from './sign-in.ts';

type Operations = Pick<typeof authOperations, 'signIn' | 'signOut' | 'getMe' | 'exchangeKey'>;

export const sessionHandlers: Handlers<Operations> = {
  async signIn(context, { body }) {
    const { session, ...secrets } = await signIn(context, body);
    setCookies(context.exchange, secrets);
    return session;
  },

  async signOut({ db: { db }, session, exchange }, { query }) {
    // A late sign-out of an earlier session: the current one stays open.
    if (query.session !== undefined && query.session !== session.id) return {};
    await inTransaction(db, (tx) => closeSession(tx, session.id));
    exchange.setSessionCookie(null);
    return {};
  },

  getMe: ({ db: { db }, session }) => readSession(db, session.id),

  async exchangeKey({ db: { db }, session }, { body }) {
    const key = agreeOnKey(BigInt(body.modulus), BigInt(body.client_public));
    if (!key) throw new OperationFailure('key_exchange_invalid');
    await storeSigningSecret(db, session.id, key.shared);
    return { server_public: key.serverPublic };
  },
};
