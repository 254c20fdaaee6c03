import type { Db } from '../db/schema.ts';
import { fieldFailure } from '../http/answer/field-failure.ts';
import type { Clock } from '../http/clock.ts';
import type { Context, Exchange } from '../http/request/handler.ts';
import { type Account, findAccountById } from './account-store.ts';
import { isOwnBrowser } from './known-browsers.ts';
import { isPassword } from './password.ts';
import { withinShare } from './password-share.ts';
import { acceptAttempt, requireAttempt } from './sign-in-limits.ts';

/** Who claims to have which password. */
export interface PasswordClaim {
  readonly phone: string;
  readonly password: string;
  readonly exchange: Exchange;
  /** Undefined when nobody has the phone: that takes as long. */
  readonly account: Account | undefined;
  /** The session that asks for its own present password; undefined at sign-in. */
  readonly session?: string | undefined;
}

/**
 * Whether the password is that of the account. A wrong one counts against the phone and the address, the own browsers,
 * or the session.
 * @throws OperationFailure rate_limited, when there were too many wrong ones
 */
export async function checkPassword(db: Db, clock: Clock, claim: PasswordClaim): Promise<boolean> {
  const { phone, exchange, account, password, session } = claim;
  const { address, browser } = exchange;
  const isOwn = await isOwnBrowser(db, phone, browser, clock.now());
  const taken = await requireAttempt(db, { phone, address, isOwn, session }, clock.now());
  const isRight = await withinShare(address, () => isPassword(account?.password_hash, password));
  if (isRight) await acceptAttempt(db, taken, clock.now());
  return isRight;
}

/**
 * The account of whoever is signed in, once the present password proves that it is not somebody who found the screen
 * open. Ten wrong ones pause this session's attempts, and nobody else's.
 * @throws OperationFailure validation_failed at `current_password`; rate_limited
 */
export async function requireOwnPassword(
  { db: { db }, clock, session, exchange, language }: Context,
  password: string,
): Promise<Account> {
  const account = await findAccountById(db, session.userId);
  const claim = { phone: account?.phone ?? '', account, password, exchange, session: session.id };
  const isRight = await checkPassword(db, clock, claim);
  if (account && isRight) return account;
  throw fieldFailure('validation_failed', language, [{ path: 'current_password', rule: 'password_wrong' }]);
}
