import type { authOperations } from '@kasa/contracts/auth/operations';
import { inTransaction } from '../db/transaction.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import type { Handlers } from '../http/request/handler.ts';
import { setPasswordHash } from './account-store.ts';
import { requireOwnPassword } from './check-password.ts';
import { presentCodeRequest } from './code-store.ts';
import { resetForgottenPassword } from './forgotten-password.ts';
import { withHashSlot } from './hash-concurrency.ts';
import { recordPasswordChanged } from './journal.ts';
import { forgetBrowsers } from './known-browsers.ts';
import { hashPassword } from './password.ts';
import { openCodeRequest } from './send-code.ts';
import {
  closeSessionsOf,
  openSession,
  requireOpenSession,
  setCookies,
  setKnownBrowserCookie,
} from './session-store.ts';

type Operations = Pick<typeof authOperations, 'resetPassword' | 'confirmPassword' | 'changePassword'>;

export const passwordHandlers: Handlers<Operations> = {
  async resetPassword(context, { body: { phone } }) {
    const request = await runIdempotent(context, (tx) =>
      openCodeRequest(tx, context, 'password_reset', phone),
    );
    return presentCodeRequest(request, context.clock.now());
  },

  async confirmPassword(context, { body: { password, ...proof } }) {
    const browser = await resetForgottenPassword(context, proof, password);
    await setKnownBrowserCookie(context.db.db, context.exchange, browser);
    return {};
  },

  async changePassword(context, { body }) {
    const { clock, session, exchange } = context;
    const account = await requireOwnPassword(context, body.current_password);
    const passwordHash = await withHashSlot(exchange.address, () => hashPassword(body.password));
    const opened = await inTransaction(context.db.db, async (tx) => {
      await requireOpenSession(tx, session.id);
      await recordPasswordChanged(tx, context, account.id, passwordHash);
      await setPasswordHash(tx, account.id, passwordHash, clock.nowIso());
      await closeSessionsOf(tx, account.id);
      await forgetBrowsers(tx, account.id);
      return openSession(tx, clock, account, exchange);
    });
    setCookies(exchange, opened);
    return opened.session;
  },
};
