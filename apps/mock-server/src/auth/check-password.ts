import type { Db } from '../db/schema.ts';
import type { Clock } from '../http/clock.ts';
import { Alarms } from '../http/limits/alarms.ts';
import type { Context, HttpExchange } from '../http/request/handler.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { type Account, findAccountById } from './account-store.ts';
import { hashInTurn, withHashPlace } from './hash-concurrency.ts';
import { isOwnBrowser } from './known-browsers.ts';
import { verifyPassword } from './password.ts';
import { countPasswordAttempt, undoCorrectAttempt } from './sign-in-limits.ts';

const alarms = new Alarms(15 * 60_000);

export interface PasswordAttempt {
  readonly phone: string;
  readonly password: string;
  readonly exchange: HttpExchange;
  /** Undefined when the phone is not registered; the check takes equally long. */
  readonly account: Account | undefined;
  /** Set when a signed-in user's present password is checked; undefined at sign-in. */
  readonly session?: string | undefined;
}

/**
 * Whether the password is right. A wrong one counts against the phone and address, the known browser or the session.
 * @throws OperationFailure rate_limited after too many wrong ones, or while too much is hashed
 */
export async function checkPassword(db: Db, clock: Clock, claim: PasswordAttempt): Promise<boolean> {
  const { phone, exchange, account, password, session } = claim;
  const { address, browserCookie } = exchange;
  const isOwn = await isOwnBrowser(db, phone, browserCookie, clock.now());
  // The place comes first: whoever finds none was not examined, so that nothing is counted.
  return withHashPlace(address, async () => {
    const merchantId = account?.merchant_id;
    const source = { phone, merchantId, address, isOwn, session };
    const taken = await countPasswordAttempt(db, source, clock.now());
    const isRight = await hashInTurn(exchange, () => verifyPassword(account?.password_hash, password));
    if (taken.isSprayed && merchantId !== undefined) {
      alarms.raise(exchange, clock.now(), 'strangers try passwords over the people of a merchant', {
        merchant: merchantId,
      });
    }
    if (!isRight || taken.isSprayed) return false;
    await undoCorrectAttempt(db, taken, clock.now());
    return true;
  });
}

/**
 * The account of the signed-in user, after the present password is checked. Wrong ones pause this session only.
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
