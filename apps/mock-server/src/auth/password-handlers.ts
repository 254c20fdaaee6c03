import type { authOperations } from '@kasa/contracts/auth/operations';
import { inTransaction } from '../db/transaction.ts';
import type { Handlers } from '../http/handler.ts';
import { setPassword } from './account-store.ts';
import { requireOwnPassword } from './check-password.ts';
import { presentCodeRequest } from './code-store.ts';
import { recordPassword } from './journal.ts';
import { rememberAddress } from './known-addresses.ts';
import { hashPassword } from './password.ts';
import { withinShare } from './password-share.ts';
import { openCodeRequest } from './send-code.ts';
import { closeSessionsOf, openSession, requireOpen } from './session-store.ts';
import { takeCode } from './take-code.ts';

type Operations = Pick<typeof authOperations, 'resetPassword' | 'confirmPassword' | 'changePassword'>;

/** Passwords: forgotten and changed. */
export const passwordHandlers: Handlers<Operations> = {
  async resetPassword(context, { body: { phone } }) {
    const request = await inTransaction(context.db.db, (tx) =>
      openCodeRequest(tx, context, 'password_reset', phone),
    );
    return presentCodeRequest(request, context.clock.now());
  },

  async confirmPassword(context, { body: { password, ...proof } }) {
    const now = context.clock.now();
    return takeCode(context, 'password_reset', proof, async (tx, { user_id }) => {
      const userId = String(user_id);
      // Only now that the code was right: whoever has none cannot make the server hash.
      const passwordHash = await hashPassword(password);
      await recordPassword(tx, context, userId, passwordHash);
      await setPassword(tx, userId, passwordHash, now.toISOString());
      await closeSessionsOf(tx, userId);
      // The owner has proved the phone from here: guessing from elsewhere shall not shut them out here.
      await rememberAddress(tx, userId, context.exchange.address, now);
      return {};
    });
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
      return openSession(tx, clock, account, exchange);
    });
    exchange.setCookie(opened.secret);
    return opened.session;
  },
};
