import type { Db } from '../db/schema.ts';
import type { Clock } from '../http/clock.ts';
import { fieldFailure } from '../http/field-failure.ts';
import type { Context } from '../http/handler.ts';
import { type Account, findAccountById } from './account-store.ts';
import { isKnownAddress } from './known-addresses.ts';
import { isPassword } from './password.ts';
import { withinShare } from './password-share.ts';
import { acceptTry, requireTry } from './sign-in-limits.ts';

/** Who claims to have which password. */
export interface PasswordClaim {
  readonly phone: string;
  readonly password: string;
  readonly address: string;
  /** Undefined when nobody has the phone: that takes as long. */
  readonly account: Account | undefined;
}

/**
 * Whether the password is that of the account. A wrong one counts against phone and address.
 * @throws OperationFailure rate_limited, when there were too many wrong ones
 */
export async function checkPassword(db: Db, clock: Clock, claim: PasswordClaim): Promise<boolean> {
  const { phone, address, account, password } = claim;
  const counted = { phone, address, isKnown: await isKnownAddress(db, phone, address) };
  await requireTry(db, counted, clock.now());
  const isRight = await withinShare(address, () => isPassword(account?.password_hash, password));
  if (isRight) await acceptTry(db, counted, clock.now());
  return isRight;
}

/**
 * The account of whoever is signed in, once the present password proves that it is not somebody who found the screen
 * open. A wrong one counts like a failed sign-in.
 * @throws OperationFailure validation_failed at `current_password`; rate_limited
 */
export async function requireOwnPassword(
  { db: { db }, clock, session, exchange, language }: Context,
  password: string,
): Promise<Account> {
  const account = await findAccountById(db, session.userId);
  const claim = { phone: account?.phone ?? '', account, password, address: exchange.address };
  const isRight = await checkPassword(db, clock, claim);
  if (account && isRight) return account;
  throw fieldFailure('validation_failed', language, [{ path: 'current_password', rule: 'password_wrong' }]);
}
