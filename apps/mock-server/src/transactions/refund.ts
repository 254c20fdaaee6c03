import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { Transaction } from 'kysely';
import { newRowColumns, updatedRowColumns } from '../db/row-columns.ts';
import type { Row, Schema } from '../db/schema.ts';
import { recountMoney } from '../db/terminal-money.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { cashOf, lockForCash } from './cash.ts';

const REFUNDABLE: readonly Row<'transactions'>['status'][] = ['approved', 'partially_reversed'];

/**
 * Refunds a paid transaction, in full or in part, at most what is left of it; cash at most what is inside. The terminal
 * is locked before the transaction, as encashments and payments do it.
 * @param amount kopiykas, more than 0
 * @throws OperationFailure `not_found`, `conflict` for one that is not to be refunded, or not so much, `cash_not_enough`
 */
export async function refund(
  tx: Transaction<Schema>,
  { session, clock }: Pick<Context, 'session' | 'clock'>,
  transactionId: string,
  amount: number,
): Promise<Row<'refunds'>> {
  const { merchantId, userId, userName, userPhone } = session;
  const own = tx
    .selectFrom('transactions')
    .select(['terminal_id', 'payment_form', 'status', 'amount', 'refund_amount'])
    .where('id', '=', transactionId)
    .where('merchant_id', '=', merchantId);
  const { terminal_id } = requireFound(await own.executeTakeFirst());
  await lockForCash(tx, merchantId, terminal_id);
  const paid = requireFound(await own.forUpdate().executeTakeFirst());
  if (!REFUNDABLE.includes(paid.status)) throw new OperationFailure('conflict');
  const left_amount = paid.amount - paid.refund_amount;
  if (amount > left_amount) throw new OperationFailure('conflict');
  if (paid.payment_form === 'cash') await requireCash(tx, merchantId, terminal_id, amount);
  const now = clock.nowIso();
  const by = { by_user_id: userId, by_user_name: userName, by_user_phone: userPhone };
  const row = { ...newRowColumns(merchantId, now), transaction_id: transactionId, amount, ...by };
  // Triggers add it to the transaction's sum.
  await tx.insertInto('refunds').values(row).execute();
  const status = amount === left_amount ? 'reversed' : 'partially_reversed';
  const changed = tx.updateTable('transactions').set({ status, ...updatedRowColumns(now) });
  await changed.where('id', '=', transactionId).execute();
  await recountMoney(tx, merchantId, kyivDay(now), [terminal_id]);
  return row;
}

async function requireCash(tx: Transaction<Schema>, merchant: string, terminal: string, amount: number) {
  const { inside_amount } = (await cashOf(tx, merchant, terminal)).account;
  if (amount > inside_amount) throw new OperationFailure('cash_not_enough', { inside_amount });
}
