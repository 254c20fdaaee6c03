/** Has the register of a payment's point make its receipts. */
import type { Transaction } from 'kysely';
import type { ReceiptContent } from '../db/receipt-content.ts';
import {
  isAtRegister,
  orderReceipt,
  type ReceiptAuthor,
  receiptsAtRegister,
  registerOfPoint,
} from '../db/receipt-outbox.ts';
import type { Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Registrar } from '../http/fiscal/registrar.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { lockPayment } from './lock-payment.ts';
import { returnContent, saleContent, sellerOf, soldPayment } from './receipt-content.ts';
import { writeReturnReceipt } from './return-receipts.ts';

type Payment = Pick<Row<'transactions'>, 'id' | 'merchant_id' | 'point_id'>;

/** Nobody: it follows from the payment. All that is recorded is that the register opens its shift for it. */
const byNobody = (payment: string): ReceiptAuthor => ({
  ...{ by_user_id: null, by_user_name: null, by_user_phone: null },
  ...{ operation: 'openRegisterShift', action: payment, address: '' },
});

/**
 * Orders the receipts of a payment that is new, or locked: of the sale, and of what was paid back of it. Those that are
 * ordered or made already stay as they are.
 * @param author default: nobody
 */
export async function orderReceipts(
  tx: Transaction<Schema>,
  { id, merchant_id, point_id }: Payment,
  now: string,
  author: ReceiptAuthor = byNobody(id),
): Promise<void> {
  const payment = requireFound(await soldPayment(tx, merchant_id, id));
  const { documents, ordered } = await receiptsAtRegister(tx, id);
  const known = new Set([...ordered, ...documents.map(({ receipt_of }) => receipt_of)]);
  const made = documents.find(({ receipt_of }) => receipt_of === id)?.receipt;
  // As it was made, whatever its company has changed since.
  const sale = made ? (JSON.parse(made) as ReceiptContent) : saleContent(payment, sellerOf(payment));
  const of = { merchant_id, transaction_id: id, point_id: point_id ?? '' };
  if (!known.has(id)) await orderReceipt(tx, { ...of, refund_id: null }, sale, author, now);
  const refunds = tx.selectFrom('refunds').select(['id', 'amount']).where('transaction_id', '=', id);
  let before = 0;
  for (const refund of await refunds.orderBy('created_at').orderBy('id').execute()) {
    const amount = Number(refund.amount);
    const content = returnContent(payment, sale, { ...refund, amount }, before);
    before += amount;
    if (!known.has(refund.id)) await orderReceipt(tx, { ...of, refund_id: refund.id }, content, author, now);
  }
}

/** The receipt of a refund that is in the ledger, made or ordered as that of its sale was, by whoever paid back. The payment is locked. */
export async function receiptOfReturn(
  tx: Transaction<Schema>,
  payment: Payment & Pick<Row<'transactions'>, 'fiscal_number'>,
  refund: Pick<Row<'refunds'>, 'id' | 'amount' | 'created_at'>,
  author: ReceiptAuthor,
): Promise<void> {
  if (await isAtRegister(tx, payment.id)) await orderReceipts(tx, payment, refund.created_at, author);
  else await writeReturnReceipt(tx, payment, refund);
}

/** Whether the register of the point makes the receipt of a payment that is paid now; else the terminal does. */
export const isReceiptOfRegister = async (
  tx: Transaction<Schema>,
  { paid_at, point_id }: Pick<Row<'transactions'>, 'paid_at' | 'point_id'>,
): Promise<boolean> => paid_at !== null && (await registerOfPoint(tx, point_id)) !== null;

/**
 * Makes the receipts that a payment lacks, of the sale and of returns, each once, however often it is asked for.
 * @throws OperationFailure `not_found`, `receipt_not_due`, `point_without_register`, and those of `makeReceipt`
 */
export async function registerReceipt(context: Context, registrar: Registrar, id: string): Promise<void> {
  const { db, clock, session, requestId: action, operation, exchange } = context;
  const author: ReceiptAuthor = {
    ...{ by_user_id: session.userId, by_user_name: session.userName, by_user_phone: session.userPhone },
    ...{ operation, action, address: exchange.address },
  };
  await inTransaction(db.db, async (tx) => {
    const payment = await lockPayment(tx, session.merchantId, id);
    if (!(await isAtRegister(tx, id))) {
      // The terminal made it by itself.
      if (payment.fiscal_number !== null) return;
      if (payment.paid_at === null || payment.status === 'reversed')
        throw new OperationFailure('receipt_not_due');
      if ((await registerOfPoint(tx, payment.point_id)) === null)
        throw new OperationFailure('point_without_register');
    }
    await orderReceipts(tx, payment, clock.nowIso(), author);
  });
  const ordered = db.db.selectFrom('receipt_orders').select('id').where('transaction_id', '=', id);
  try {
    await registrar.makeReceipt(session.merchantId, id);
    for (const order of await ordered.orderBy('created_at').orderBy('id').execute())
      await registrar.makeReceipt(session.merchantId, order.id);
  } catch (error) {
    // What only this request asks for is not made later: the person is told that it was not.
    const own = db.db.deleteFrom('receipt_orders').where('transaction_id', '=', id);
    await own.where('action', '=', action).execute();
    throw error;
  }
}
