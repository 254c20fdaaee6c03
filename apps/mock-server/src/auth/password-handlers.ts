import type { authOperations } from '@kasa/contracts/auth/operations';
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { setPasswordHash } from './account-store.ts';
import { requireOwnPassword } from './check-password.ts';
import { type CodeRequestRow, findCodeRequest, presentCodeRequest } from './code-store.ts';
import { consumeCodeAfterPreparing } from './consume-code.ts';
import { withHashSlot } from './hash-concurrency.ts';
import { acceptInvitation } from './invitations.ts';
import { recordPasswordChanged } from './journal.ts';
import { forgetBrowsers, rememberBrowser } from './known-browsers.ts';
import { hashPassword } from './password.ts';
import { openCodeRequest, resendCode } from './send-code.ts';
import {
  closeSessionsOf,
  openSession,
  requireOpenSession,
  setCookies,
  setKnownBrowserCookie,
} from './session-store.ts';
import { passwordOwner, requireUnguessable } from './unguessable-password.ts';

/** Sets a user's password, and ends all sessions of the user. */
async function replacePassword(tx: Transaction<Schema>, context: Context, userId: string, hash: string) {
  await recordPasswordChanged(tx, context, userId, hash);
  await setPasswordHash(tx, userId, hash, context.clock.nowIso());
  await closeSessionsOf(tx, userId);
  await forgetBrowsers(tx, userId);
}

/** @throws OperationFailure code_expired: the person has another phone by now, or can no longer sign in */
async function requireSamePhone(
  tx: Transaction<Schema>,
  { user_id, phone }: CodeRequestRow,
): Promise<string> {
  const same = tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', String(user_id))
    .where('phone', '=', phone);
  const user = await same.where('is_active', '=', 1).forUpdate().executeTakeFirst();
  if (user === undefined) throw new OperationFailure('code_expired');
  return user.id;
}

/**
 * Replaces a forgotten password after checking the code.
 * @returns the new secret of the browser cookie
 * @throws OperationFailure as `consumeCodeAfterPreparing` says; `rate_limited`
 */
function resetForgottenPassword(
  context: Context,
  { password, ...proof }: InputOf<typeof authOperations.confirmPassword>['body'],
): Promise<string> {
  const { exchange, clock, language } = context;
  const now = clock.now();
  // Only after the code was right, so that others cannot make the server hash.
  const hashed = async ({ user_id }: CodeRequestRow) => {
    await requireUnguessable(password, await passwordOwner(context.db.db, String(user_id)), language);
    return withHashSlot(exchange, () => hashPassword(password));
  };
  return consumeCodeAfterPreparing(context, 'password_reset', proof, hashed, async (tx, request, hash) => {
    const userId = await requireSamePhone(tx, request);
    await replacePassword(tx, context, userId, hash);
    // The code proves the phone, so the browser becomes a known one and is exempt from limits on strangers.
    return rememberBrowser(tx, { userId, sessionId: null }, exchange.browserCookie, now);
  });
}

export const passwordHandlers = {
  async getCodeRequest({ db, clock }, { params }) {
    return presentCodeRequest(requireFound(await findCodeRequest(db.db, params.id)), clock.now());
  },

  async resendCode(context, { params }) {
    const renewed = await inTransaction(context.db.db, (tx) => resendCode(tx, context, params.id));
    return presentCodeRequest(renewed, context.clock.now());
  },

  async resetPassword(context, { body: { phone } }) {
    const request = await runIdempotent(context, (tx) =>
      openCodeRequest(tx, context, 'password_reset', phone),
    );
    return presentCodeRequest(request, context.clock.now());
  },

  async confirmPassword(context, { body }) {
    const browser = await resetForgottenPassword(context, body);
    await setKnownBrowserCookie(context.db.db, context.exchange, browser);
    return {};
  },

  async acceptInvitation(context, { body }) {
    const browser = await acceptInvitation(context, body);
    await setKnownBrowserCookie(context.db.db, context.exchange, browser);
    return {};
  },

  async changePassword(context, { body }) {
    const { clock, session, exchange, language } = context;
    const owner = await passwordOwner(context.db.db, session.userId);
    await requireUnguessable(body.password, owner, language);
    const account = await requireOwnPassword(context, body.current_password);
    const hash = await withHashSlot(exchange, () => hashPassword(body.password));
    const opened = await inTransaction(context.db.db, async (tx) => {
      const former = await requireOpenSession(tx, session.id);
      await replacePassword(tx, context, account.id, hash);
      return openSession(tx, clock, account, exchange, former);
    });
    setCookies(exchange, opened);
    return opened.session;
  },
} satisfies Partial<Handlers<typeof authOperations>>;
