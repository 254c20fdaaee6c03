import type { authOperations } from '@kasa/contracts/auth/operations';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { inTransaction } from '../db/transaction.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { findAccount, lockIfPasswordUnchanged } from './account-store.ts';
import { checkPassword } from './check-password.ts';
import { recordSessionsEnded } from './journal.ts';
import { openSession } from './session-store.ts';

/**
 * Opens a session. An unknown phone gets the same response after the same work (security T3).
 * @throws OperationFailure `credentials_wrong`, `rate_limited`
 */
export async function signIn(
  context: Context,
  { phone, password }: InputOf<typeof authOperations.signIn>['body'],
) {
  const { clock, exchange } = context;
  const { db } = context.db;
  const account = await findAccount(db, phone);
  const isRight = await checkPassword(db, clock, { phone, password, account, exchange });
  if (!account || !isRight) throw new OperationFailure('credentials_wrong');
  return inTransaction(db, async (tx) => {
    // The password may have changed while it was compared, which is slow.
    if (!(await lockIfPasswordUnchanged(tx, account))) throw new OperationFailure('credentials_wrong');
    const opened = await openSession(tx, clock, account, exchange);
    const user = { id: account.id, name: opened.session.user.full_name };
    await recordSessionsEnded(tx, context, opened.evicted, { merchantId: account.merchant_id, user });
    return opened;
  });
}
