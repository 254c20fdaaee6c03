import type { Context } from '../http/request/handler.ts';
import { setPassword } from './account-store.ts';
import { recordPassword } from './journal.ts';
import { forgetBrowsers, rememberBrowser } from './known-browsers.ts';
import { hashPassword } from './password.ts';
import { withinShare } from './password-share.ts';
import { closeSessionsOf } from './session-store.ts';
import { takeCodeAfter } from './take-code.ts';

/**
 * Puts a new password in the place of a forgotten one, for whoever has the code; ends all sessions.
 * @returns the mark that the browser is known by from now on
 * @throws OperationFailure as `takeCodeAfter` says; `rate_limited`
 */
export function replaceForgotten(
  context: Context,
  proof: Parameters<typeof takeCodeAfter>[2],
  password: string,
) {
  const { exchange, clock } = context;
  const now = clock.now();
  // Only once the code was right: whoever has none cannot make the server hash.
  const hash = () => withinShare(exchange.address, () => hashPassword(password));
  return takeCodeAfter(context, 'password_reset', proof, hash, async (tx, request, passwordHash) => {
    const userId = String(request.user_id);
    await recordPassword(tx, context, userId, passwordHash);
    await setPassword(tx, userId, passwordHash, now.toISOString());
    await closeSessionsOf(tx, userId);
    await forgetBrowsers(tx, userId);
    // The owner has proved the phone here: guessing from elsewhere shall not shut them out here.
    return rememberBrowser(tx, { userId, sessionId: null }, exchange.browser, now);
  });
}
