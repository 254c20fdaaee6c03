/** Receipts that registers of points have to make, written in the transaction that changes the payment. */
import type { EventBody } from '@kasa/contracts/events/events';
import { sql, type Transaction } from 'kysely';
import { afterCommit } from './after-commit.ts';
import { tellReceiptNumber } from './callback-outbox.ts';
import { createNotifier } from './notifier.ts';
import type { ReceiptContent } from './receipt-content.ts';
import { newRowColumns, updatedRowColumns } from './row-columns.ts';
import type { Db, Row, Schema } from './schema.ts';

type Order = Row<'receipt_orders'>;
type Document = Row<'register_documents'>;

/** Whoever asked for a receipt; nobody: it follows from the payment. */
export type ReceiptAuthor = Pick<
  Order,
  'by_user_id' | 'by_user_name' | 'by_user_phone' | 'operation' | 'action' | 'address'
>;

const { notify, subscribe } = createNotifier<void>();
/** Tells this process that a register has a receipt to make. */
export const onReceiptWaiting = subscribe;

/** The number of the register that makes receipts of payments at a point; null: none does. */
export async function registerOfPoint(db: Db, pointId: string | null): Promise<string | null> {
  if (pointId === null) return null;
  const point = db.selectFrom('branches').select('fiscal_register_number').where('id', '=', pointId);
  return (await point.executeTakeFirst())?.fiscal_register_number ?? null;
}

/**
 * Has a register make a receipt, after the commit; nothing if it has the order already.
 * @param of the payment, or the refund of it
 * @param orderedAt its place among those of the point
 */
export async function orderReceipt(
  tx: Transaction<Schema>,
  of: Pick<Order, 'merchant_id' | 'transaction_id' | 'refund_id' | 'point_id'>,
  receipt: ReceiptContent,
  author: ReceiptAuthor,
  now: string,
  orderedAt = now,
): Promise<void> {
  const order: Order = {
    ...newRowColumns(of.merchant_id, orderedAt),
    ...of,
    id: of.refund_id ?? of.transaction_id,
    ...author,
    ...{ receipt: JSON.stringify(receipt), state: 'waiting', next_check_at: now, checks: 0 },
  };
  const insert = tx.insertInto('receipt_orders').values(order);
  await insert.onConflict((conflict) => conflict.column('id').doNothing()).execute();
  afterCommit(tx, () => notify(tx, undefined));
}

/** A receipt that was refused for what a repair mends is made again after it. @param pointId whose register refused it */
export async function orderAgain(
  tx: Transaction<Schema>,
  document: Document,
  pointId: string,
  now: string,
): Promise<void> {
  const { receipt_of: id, receipt, merchant_id, operation, action, address } = document;
  if (id === null || receipt === null) return;
  const { by_user_id, by_user_name, by_user_phone } = document;
  const author = { by_user_id, by_user_name, by_user_phone, operation, action, address };
  const content = JSON.parse(receipt) as ReceiptContent;
  const refunds = tx.selectFrom('refunds').select('transaction_id').where('id', '=', id);
  const transaction_id = (await refunds.executeTakeFirst())?.transaction_id ?? id;
  const of = { merchant_id, transaction_id, refund_id: content.refund_id, point_id: pointId };
  await orderReceipt(tx, of, content, author, now, document.created_at);
}

/** The register of a point can go on with the receipts that wait, after the commit. */
export async function wakeOrders(tx: Transaction<Schema>, pointId: string, now: string): Promise<void> {
  const waiting = tx
    .updateTable('receipt_orders')
    .set({ next_check_at: now })
    .where('point_id', '=', pointId);
  const { numUpdatedRows } = await waiting.where('next_check_at', '>', now).executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) afterCommit(tx, () => notify(tx, undefined));
}

/** What a register has made, or is at, of the receipts of a payment. */
export async function receiptsAtRegister(db: Db, transactionId: string) {
  // Orders first: one that is made meanwhile is found among the documents.
  const orders = db.selectFrom('receipt_orders').select('id').where('transaction_id', '=', transactionId);
  const ordered = (await orders.execute()).map(({ id }) => id);
  // By its partial index: neither an `or` nor a parameter instead of the state would find it.
  const ids = sql<string>`(select ${transactionId} union all select id from refunds where transaction_id = ${transactionId})`;
  const documents = await db
    .selectFrom('register_documents')
    .select(['receipt_of', 'receipt', 'register_number', 'fiscal_number', 'created_at', 'by_user_name'])
    .where('receipt_of', 'in', ids)
    .where('receipt_of', 'is not', null)
    .where('state', '<>', sql.lit('refused'))
    .execute();
  return { documents, ordered };
}

/** Whether a register makes the receipts of a payment, so that it makes those of its returns, too. */
export async function isAtRegister(db: Db, transactionId: string): Promise<boolean> {
  const { documents, ordered } = await receiptsAtRegister(db, transactionId);
  return [...documents.map(({ receipt_of }) => receipt_of), ...ordered].includes(transactionId);
}

/** Tells that a payment has another receipt now, or none after all. @param receipt of the payment, or of its refund */
export async function receiptChanged(
  db: Db,
  { kind, receipt_of }: Pick<Document, 'kind' | 'receipt_of'>,
): Promise<EventBody[]> {
  const refund = db
    .selectFrom('refunds')
    .select('transaction_id')
    .where('id', '=', receipt_of ?? '');
  const id = kind === 'sale' ? receipt_of : (await refund.executeTakeFirst())?.transaction_id;
  const own = db.selectFrom('transactions').select(['id', 'terminal_id', 'status']);
  const payment = await own.where('id', '=', id ?? '').executeTakeFirst();
  if (payment === undefined) return [];
  const { id: transaction_id, ...data } = payment;
  return [{ type: 'transaction.changed', data: { transaction_id, ...data } }];
}

/**
 * Gives a payment, or its refund, the number of the receipt that a register has made, in place of an earlier one. Call
 * it under the lock of the point.
 * @returns what is to be told of it
 */
export async function numberReceipt(
  tx: Transaction<Schema>,
  document: Pick<Document, 'id' | 'merchant_id' | 'receipt_of' | 'kind' | 'amount'>,
  fiscal_number: string,
  now: string,
): Promise<EventBody[]> {
  const { id, merchant_id, receipt_of, kind, amount } = document;
  if (receipt_of === null) return [];
  const numbered = { fiscal_number, ...updatedRowColumns(now) };
  if (kind === 'sale') {
    await tx.updateTable('transactions').set(numbered).where('id', '=', receipt_of).execute();
    await tellReceiptNumber(tx, receipt_of, fiscal_number, now);
    return receiptChanged(tx, document);
  }
  const known = tx.updateTable('receipts').set({ ...numbered, document_id: id });
  const { numUpdatedRows } = await known.where('refund_id', '=', receipt_of).executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) {
    const refund = tx.selectFrom('refunds').select('transaction_id').where('id', '=', receipt_of);
    const { transaction_id } = await refund.executeTakeFirstOrThrow();
    const earlier = tx.selectFrom('receipts').select((eb) => eb.fn.sum<number>('amount').as('before'));
    const { before } = await earlier.where('transaction_id', '=', transaction_id).executeTakeFirstOrThrow();
    const row = { ...newRowColumns(merchant_id, now), transaction_id, refund_id: receipt_of, fiscal_number };
    await tx
      .insertInto('receipts')
      .values({ ...row, amount: Number(amount), returned_before: Number(before ?? 0), document_id: id })
      .execute();
  }
  return receiptChanged(tx, document);
}
