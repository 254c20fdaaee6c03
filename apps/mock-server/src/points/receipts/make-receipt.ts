/** Receipts of payments: the register of their point makes them, in an open shift. */
import { sql, type Transaction } from 'kysely';
import type { ReceiptContent } from '../../db/receipt-content.ts';
import { isAtRegister } from '../../db/receipt-outbox.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { ChangeContext } from '../../http/journal/record-change.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import { brokenRegister } from '../offline/repair-plan.ts';
import { openShift, recordReceipt, type WritingServices } from '../shifts/begin.ts';
import { lockPoint } from '../shifts/shift-store.ts';
import { sellerOf } from '../shifts/write-document.ts';

type Order = Row<'receipt_orders'>;

/**
 * Makes what is next for an ordered receipt: its document, the opening of a shift for it, or the sale before its return.
 * @returns undefined: there is nothing to do, or the point is another company's now, for which it makes none
 * @throws OperationFailure `register_returning`, `point_without_register`, `point_key_unfit`, `register_shift_not_open`,
 * `register_document_pending`, and those of `offlineLink`
 */
export async function makeNext(
  tx: Transaction<Schema>,
  services: WritingServices,
  merchantId: string,
  id: string,
): Promise<Row<'register_documents'> | undefined> {
  const own = tx.selectFrom('receipt_orders').selectAll().where('id', '=', id);
  const ordered = await own.where('merchant_id', '=', merchantId).executeTakeFirst();
  if (ordered === undefined) return undefined;
  const point = await lockPoint(tx, merchantId, ordered.point_id).catch((error: unknown) => {
    throw error instanceof OperationFailure ? new OperationFailure('point_without_register') : error;
  });
  // Another server may have made it while this one waited.
  const order = await own.executeTakeFirst();
  if (order === undefined) return undefined;
  const sale = await tx
    .selectFrom('receipt_orders')
    .select('id')
    .where('id', '=', order.transaction_id)
    .executeTakeFirst();
  if (order.refund_id !== null && sale !== undefined) return makeNext(tx, services, merchantId, sale.id);
  const register_number = point.fiscal_register_number ?? '';
  const { broken } = await brokenRegister(tx, { merchant_id: merchantId, register_number });
  // What it makes would be refused: the receipts wait for its repair.
  if (broken !== undefined) throw new OperationFailure('register_returning');
  const done = () => tx.deleteFrom('receipt_orders').where('id', '=', id).execute();
  const receipt = await receiptOf(tx, order);
  const isOther = receipt !== undefined && (await sellerOf(tx, point)).tax_number !== receipt.tax_number;
  if (receipt === undefined || isOther || (await isMade(tx, id))) {
    await done();
    return undefined;
  }
  const context = contextOf(order, services);
  const shifts = tx.selectFrom('register_shifts').select('id').where('point_id', '=', point.id);
  const shift = await shifts.where('state', '<>', 'closed').executeTakeFirst();
  if (shift === undefined) return openShift(tx, services, context, { point_id: point.id });
  const document = await recordReceipt(tx, services, context, shift.id, { receiptOf: id, receipt });
  await done();
  return document;
}

/** Whether a register has made it: then it was ordered twice. */
const isMade = async (tx: Transaction<Schema>, id: string): Promise<boolean> => {
  const own = tx.selectFrom('register_documents').select('id').where('receipt_of', '=', id);
  return (await own.where('state', '<>', sql.lit('refused')).executeTakeFirst()) !== undefined;
};

/**
 * What it says; that of a return names the sale.
 * @returns undefined: the sale it is of got no receipt, so there is none to take back
 * @throws OperationFailure `register_document_pending`: the sale has no number yet
 */
async function receiptOf(
  tx: Transaction<Schema>,
  { refund_id, transaction_id, receipt: json }: Order,
): Promise<ReceiptContent | undefined> {
  const receipt = JSON.parse(json) as ReceiptContent;
  if (refund_id === null) return receipt;
  const sale_fiscal_number = await saleNumberOf(tx, transaction_id);
  if (sale_fiscal_number !== null) return { ...receipt, sale_fiscal_number };
  if (await isAtRegister(tx, transaction_id)) throw new OperationFailure('register_document_pending');
  return undefined;
}

/** The fiscal number of a payment; null: it has none yet. */
async function saleNumberOf(tx: Transaction<Schema>, transactionId: string): Promise<string | null> {
  const own = tx.selectFrom('transactions').select('fiscal_number').where('id', '=', transactionId);
  return (await own.executeTakeFirst())?.fiscal_number ?? null;
}

const contextOf = (order: Order, { clock }: WritingServices): ChangeContext => ({
  ...{ clock, requestId: order.action, operation: order.operation, exchange: { address: order.address } },
  session: {
    ...{ merchantId: order.merchant_id, userId: order.by_user_id ?? '' },
    ...{ userName: order.by_user_name ?? '', userPhone: order.by_user_phone },
  },
});
