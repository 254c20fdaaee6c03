/** What was sold at a point of the demo: for the register of the point, which makes receipts of it. */
import type { ReceiptContent } from '../../db/receipt-content.ts';
import type { Db } from '../../db/schema.ts';
import { saleContent, sellerOf, soldPayment } from '../receipt-content.ts';

export interface Sold {
  /** Of the payment. */
  readonly id: string;
  readonly paidAt: string;
  readonly receipt: ReceiptContent;
}

/** Paid from one instant until before another, oldest first; without what was paid back or told to a web shop already. */
export async function soldAt(
  db: Db,
  merchant: string,
  pointId: string,
  from: string,
  before: string,
): Promise<Sold[]> {
  const paid = db
    .selectFrom('transactions as t')
    .select('t.id')
    .where('t.point_id', '=', pointId)
    .where('t.paid_at', '>=', from)
    .where('t.paid_at', '<', before)
    .where('t.refund_amount', '=', 0)
    .where('t.status', '=', 'approved')
    .where('t.fiscal_number', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('callback_deliveries')
            .select('callback_deliveries.id')
            .whereRef('callback_deliveries.transaction_id', '=', 't.id'),
        ),
      ),
    );
  const sold: Sold[] = [];
  for (const { id } of await paid.orderBy('t.paid_at').orderBy('t.id').execute()) {
    const payment = await soldPayment(db, merchant, id);
    if (payment?.paid_at)
      sold.push({ id, paidAt: payment.paid_at, receipt: saleContent(payment, sellerOf(payment)) });
  }
  return sold;
}
