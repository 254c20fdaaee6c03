import type { Context } from '../http/request/handler.ts';
import { setPassword } from './account-store.ts';
import { recordPassword } from './journal.ts';
import { forgetBrowsers, rememberBrowser } from './known-browsers.ts';
import { hashPassword } from './password.ts';
import { withinShare } from './password-share.ts';
import { closeSessionsOf } from './session-store.ts';
import { takeCodeAfter } from './take-code.ts';

/**
 * Replaces a forgotten password after checking the code, and ends all sessions of the user.
 * @returns the new secret of the browser cookie
 * @throws OperationFailure as `takeCodeAfter` says; `rate_limited`
 */
export function replaceForgotten(
  context: Context,
  proof: Parameters<typeof takeCodeAfter>[2],
  password: string,
) {
  const { exchange, clock } = context;
  const now = clock.now();
  // Only after the code was right, so that others cannot make the server hash.
  const hash = () => withinShare(exchange.address, () => hashPassword(password));
  return takeCodeAfter(context, 'password_reset', proof, hash, async (tx, request, passwordHash) => {
    const userId = String(request.user_id);
    await recordPassword(tx, context, userId, passwordHash);
    await setPassword(tx, userId, passwordHash, now.toISOString());
    await closeSessionsOf(tx, userId);
    await forgetBrowsers(tx, userId);
    // The code proves the phone, so the browser becomes a known one and is exempt from limits on strangers.
    return rememberBrowser(tx, { userId, sessionId: null }, exchange.browser, now);
  });
}
