import type { EventBody } from '@kasa/contracts/events/events';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { canBecome, type TransactionState } from '@kasa/contracts/transactions/transaction-status';
import type { Transaction } from 'kysely';
import { enqueueCallback, enqueueCallbackWithReceipt } from '../db/callback-outbox.ts';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Row, Schema } from '../db/schema.ts';
import { keepSold, markSold } from '../db/sold-goods.ts';
import { recountMoney } from '../db/terminal-money.ts';
import { publish } from '../events/publish.ts';
import { OperationFailure } from '../http/request/handler.ts';
import { basketForAmount } from './basket.ts';
import { isReceiptOfRegister, orderReceipts } from './order-receipts.ts';

type Payment = Pick<Row<'transactions'>, 'id' | 'merchant_id' | 'terminal_id' | 'status'>;

/** Moves a locked payment on as `steppedTo` does, and tells of it; last in the transaction, see `publish`. */
export async function moveTo(...step: Parameters<typeof steppedTo>): Promise<void> {
  const [tx, { merchant_id }, , now] = step;
  await publish(tx, merchant_id, now, await steppedTo(...step));
}

/**
 * Moves a locked payment on in its state machine.
 * @returns what is to be told of it
 * @param isNews false: it is as it was before, and its merchant's server has been told
 * @throws OperationFailure `conflict` for a step that the machine does not have
 */
export async function steppedTo(
  tx: Transaction<Schema>,
  { id, merchant_id, terminal_id, status: from }: Payment,
  status: TransactionState,
  now: string,
  columns: Partial<Row<'transactions'>> = {},
  isNews = true,
): Promise<EventBody> {
  if (!canBecome(from, status)) throw new OperationFailure('conflict');
  const changed = tx.updateTable('transactions').set({ ...columns, status, ...updatedRowColumns(now) });
  const payment = await changed.where('id', '=', id).returningAll().executeTakeFirstOrThrow();
  if (columns.paid_at) {
    const goods = await basketForAmount(tx, payment);
    if (await markSold(tx, goods)) await keepSold(tx, payment, goods);
    await recountMoney(tx, merchant_id, kyivDay(now), [terminal_id]);
  }
  const isOfRegister = Boolean(columns.paid_at) && (await isReceiptOfRegister(tx, payment));
  if (isOfRegister) await orderReceipts(tx, payment, now);
  const enqueue = isOfRegister ? enqueueCallbackWithReceipt : enqueueCallback;
  if (isNews) await enqueue(tx, payment, now);
  const data = { transaction_id: id, terminal_id, status };
  return { type: 'transaction.changed', data };
}
