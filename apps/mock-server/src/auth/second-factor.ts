/** The code of a second factor: asked for at sign-in, and before the factor itself is changed. */
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import type { Account } from './account-store.ts';
import { noteFailedSignIn, noteUnfinishedSignIn } from './failed-sign-ins.ts';
import { isOwnBrowser } from './known-browsers.ts';
import { hasSecondFactor, useFactorCode } from './second-factor-store.ts';
import { countCodeAttempt, undoCorrectAttempt } from './sign-in-limits.ts';

type Tx = Transaction<Schema>;
type Owner = Pick<Account, 'id' | 'phone'>;

const WRONG = 'factor_code_wrong';

export const wrongCode = ({ language }: Context): OperationFailure =>
  fieldFailure('validation_failed', language, [{ path: 'code', rule: WRONG }]);

const isWrongCode = ({ details }: OperationFailure) => details?.fields?.some(({ rule }) => rule === WRONG);

/** Runs what checks the code of a factor that is on: a wrong or missing one stands in the journal, as a wrong password does. */
export async function withTrace<T>(
  context: Context,
  account: Pick<Account, 'id'>,
  work: () => Promise<T>,
): Promise<T> {
  return work().catch((error: unknown) => {
    if (error instanceof OperationFailure) {
      if (isWrongCode(error)) noteFailedSignIn(context, account);
      if (error.codeName === 'second_factor_code_needed') noteUnfinishedSignIn(context, account);
    }
    throw error;
  });
}

/**
 * Runs `work`, in which the code is checked, as an attempt that counts as failed until `work` has succeeded.
 * @throws OperationFailure rate_limited after too many
 */
export async function countedAttempt<T>(
  context: Context,
  { id, phone }: Owner,
  work: () => Promise<T>,
): Promise<T> {
  const {
    db: { db },
    clock,
    exchange,
    session,
  } = context;
  const isOwn = await isOwnBrowser(db, phone, exchange.browserCookie, clock.now());
  const source = { userId: id, address: exchange.address, isOwn, session: session?.id };
  const attempt = await countCodeAttempt(db, source, clock.now());
  const result = await work();
  await undoCorrectAttempt(db, attempt, clock.now());
  return result;
}

/**
 * Sign-in of a person whose password is right. `open` opens the session in a transaction, and there `check` first, which
 * uses the code up: no two sign-ins take the same one.
 * @throws OperationFailure `second_factor_code_needed`; `validation_failed` at `code`; `rate_limited`
 */
export async function requireSecondFactor<T>(
  context: Context,
  account: Account,
  code: string | undefined,
  open: (check: (tx: Tx) => Promise<void>) => Promise<T>,
): Promise<T> {
  const check = async (tx: Tx) => {
    // Asked anew: it may have been turned on since.
    if (!(await hasSecondFactor(tx, account.id))) return;
    if (code === undefined) throw new OperationFailure('second_factor_code_needed');
    if (!(await useFactorCode(tx, account.id, code, context.clock.now()))) throw wrongCode(context);
  };
  const isCounted = code !== undefined && (await hasSecondFactor(context.db.db, account.id));
  return withTrace(context, account, () =>
    isCounted ? countedAttempt(context, account, () => open(check)) : open(check),
  );
}
