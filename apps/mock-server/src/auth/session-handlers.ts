import type { authOperations } from '@kasa/contracts/auth/operations';
import { inTransaction } from '../db/transaction.ts';
import { type Handlers, OperationFailure } from '../http/handler.ts';
import { findAccount, lockUnchanged } from './account-store.ts';
import { checkPassword } from './check-password.ts';
import { recordEnded } from './journal.ts';
import { agreeOnKey } from './key-exchange.ts';
import { closeSession, giveCookies, keepSigningSecret, openSession, readSession } from './session-store.ts';

type Operations = Pick<typeof authOperations, 'signIn' | 'signOut' | 'getMe' | 'exchangeKey'>;

/** Sign-in, sign-out, the session and its signing secret. */
export const sessionHandlers: Handlers<Operations> = {
  async signIn(context, { body: { phone, password } }) {
    const { clock, exchange } = context;
    const { db } = context.db;
    const account = await findAccount(db, phone);
    const isRight = await checkPassword(db, clock, { phone, password, account, exchange });
    if (!account || !isRight) throw new OperationFailure('credentials_wrong');
    const { session, ...secrets } = await inTransaction(db, async (tx) => {
      // Comparing takes long: whoever chose a new password meanwhile has ended what the old one opened.
      if (!(await lockUnchanged(tx, account))) throw new OperationFailure('credentials_wrong');
      const opened = await openSession(tx, clock, account, exchange);
      const user = { id: account.id, name: opened.session.user.full_name };
      await recordEnded(tx, context, opened.displaced, { merchantId: account.merchant_id, user });
      return opened;
    });
    giveCookies(exchange, secrets);
    return session;
  },

  async signOut({ db: { db }, session, exchange }, { query }) {
    // Told late, when somebody has signed in meanwhile: theirs goes on.
    if (query.session !== undefined && query.session !== session.id) return {};
    await inTransaction(db, (tx) => closeSession(tx, session.id));
    exchange.setCookie(null);
    return {};
  },

  getMe: ({ db: { db }, session }) => readSession(db, session.id),

  async exchangeKey({ db: { db }, session }, { body }) {
    const key = agreeOnKey(BigInt(body.modulus), BigInt(body.client_public));
    if (!key) throw new OperationFailure('key_exchange_invalid');
    await keepSigningSecret(db, session.id, key.shared);
    return { server_public: key.serverPublic };
  },
};
