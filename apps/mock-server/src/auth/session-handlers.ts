import type { authOperations } from '@kasa/contracts/auth/operations';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { inTransaction } from '../db/transaction.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { findAccount, lockIfPasswordUnchanged } from './account-store.ts';
import { checkPassword } from './check-password.ts';
import { noteFailedSignIn } from './failed-sign-ins.ts';
import { recordSessionsEnded } from './journal.ts';
import { agreeOnKey } from './key-exchange.ts';
import { requireSecondFactor } from './second-factor.ts';
import {
  closeSession,
  type OpenedSession,
  readSession,
  setCookies,
  storeSigningSecret,
} from './session-store.ts';
import { openSessionWithTrace } from './sign-in-trace.ts';

/**
 * Opens a session. An unknown phone gets the same response after the same work (security T3).
 * @throws OperationFailure `credentials_wrong`, `rate_limited`; as `requireSecondFactor` says
 */
async function signIn(
  context: Context,
  { phone, password, code }: InputOf<typeof authOperations.signIn>['body'],
): Promise<OpenedSession> {
  const { clock, exchange } = context;
  const { db } = context.db;
  const account = await findAccount(db, phone);
  const isRight = await checkPassword(db, clock, { phone, password, account, exchange });
  if (!account || !isRight) {
    noteFailedSignIn(context, account);
    throw new OperationFailure('credentials_wrong');
  }
  return requireSecondFactor(context, account, code, (checkCode) =>
    inTransaction(db, async (tx) => {
      // The password may have changed while it was compared, which is slow.
      if (!(await lockIfPasswordUnchanged(tx, account))) throw new OperationFailure('credentials_wrong');
      await checkCode(tx);
      return openSessionWithTrace(tx, context, account);
    }),
  );
}

export const sessionHandlers = {
  async signIn(context, { body }) {
    const { session, ...secrets } = await signIn(context, body);
    setCookies(context.exchange, secrets);
    return session;
  },

  async signOut(context, { query }) {
    const { db, session, exchange } = context;
    // A late sign-out of an earlier session: the current one stays open.
    if (query.session !== undefined && query.session !== session.id) return {};
    await inTransaction(db.db, async (tx) => {
      await recordSessionsEnded(tx, context, await closeSession(tx, session.id));
    });
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
} satisfies Partial<Handlers<typeof authOperations>>;
