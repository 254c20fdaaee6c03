import type { Context } from '../http/request/handler.ts';
import { setPasswordHash } from './account-store.ts';
import { consumeCodeAfterPreparing } from './consume-code.ts';
import { withHashSlot } from './hash-concurrency.ts';
import { recordPasswordChanged } from './journal.ts';
import { forgetBrowsers, rememberBrowser } from './known-browsers.ts';
import { hashPassword } from './password.ts';
import { closeSessionsOf } from './session-store.ts';

/**
 * Replaces a forgotten password after checking the code, and ends all sessions of the user.
 * @returns the new secret of the browser cookie
 * @throws OperationFailure as `consumeCodeAfterPreparing` says; `rate_limited`
 */
export function resetForgottenPassword(
  context: Context,
  proof: Parameters<typeof consumeCodeAfterPreparing>[2],
  password: string,
) {
  const { exchange, clock } = context;
  const now = clock.now();
  // Only after the code was right, so that others cannot make the server hash.
  const hash = () => withHashSlot(exchange.address, () => hashPassword(password));
  return consumeCodeAfterPreparing(
    context,
    'password_reset',
    proof,
    hash,
    async (tx, request, passwordHash) => {
      const userId = String(request.user_id);
      await recordPasswordChanged(tx, context, userId, passwordHash);
      await setPasswordHash(tx, userId, passwordHash, now.toISOString());
      await closeSessionsOf(tx, userId);
      await forgetBrowsers(tx, userId);
      // The code proves the phone, so the browser becomes a known one and is exempt from limits on strangers.
      return rememberBrowser(tx, { userId, sessionId: null }, exchange.browserCookie, now);
    },
  );
}
