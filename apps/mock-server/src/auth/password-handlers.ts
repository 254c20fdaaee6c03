import type { authOperations } from '@kasa/contracts/auth/operations';
import { inTransaction } from '../db/transaction.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import type { Handlers } from '../http/request/handler.ts';
import { setPassword } from './account-store.ts';
import { requireOwnPassword } from './check-password.ts';
import { presentCodeRequest } from './code-store.ts';
import { replaceForgotten } from './forgotten-password.ts';
import { recordPassword } from './journal.ts';
import { forgetBrowsers } from './known-browsers.ts';
import { hashPassword } from './password.ts';
import { withinShare } from './password-share.ts';
import { openCodeRequest } from './send-code.ts';
import { closeSessionsOf, giveCookies, giveKnownBrowser, openSession, requireOpen } from './session-store.ts';

type Operations = Pick<typeof authOperations, 'resetPassword' | 'confirmPassword' | 'changePassword'>;

export const passwordHandlers: Handlers<Operations> = {
  async resetPassword(context, { body: { phone } }) {
    const request = await runIdempotent(context, (tx) =>
      openCodeRequest(tx, context, 'password_reset', phone),
    );
    return presentCodeRequest(request, context.clock.now());
  },

  async confirmPassword(context, { body: { password, ...proof } }) {
    const browser = await replaceForgotten(context, proof, password);
    await giveKnownBrowser(context.db.db, context.exchange, browser);
    return {};
  },

  async changePassword(context, { body }) {
    const { clock, session, exchange } = context;
    const account = await requireOwnPassword(context, body.current_password);
    const passwordHash = await withinShare(exchange.address, () => hashPassword(body.password));
    const opened = await inTransaction(context.db.db, async (tx) => {
      await requireOpen(tx, session.id);
      await recordPassword(tx, context, account.id, passwordHash);
      await setPassword(tx, account.id, passwordHash, clock.nowIso());
      await closeSessionsOf(tx, account.id);
      await forgetBrowsers(tx, account.id);
      return openSession(tx, clock, account, exchange);
    });
    giveCookies(exchange, opened);
    return opened.session;
  },
};
