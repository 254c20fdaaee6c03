import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { newId, newRowColumns } from '../../db/row-columns.ts';
import type { Db, Row } from '../../db/schema.ts';

let orders = 0;

/** Adds a payment of 100 ₴ in cash at the seeded kiosk, unless changed. */
export async function addPayment(db: Db, changes: Partial<Row<'transactions'>> = {}): Promise<string> {
  const row = somePayment(changes);
  await db.insertInto('transactions').values(row).execute();
  return row.id;
}

/** The row that `addPayment` adds. */
export function somePayment(changes: Partial<Row<'transactions'>> = {}): Row<'transactions'> {
  orders += 1;
  const started_at = changes.started_at ?? '2026-11-20T08:30:00.000Z';
  return {
    id: newId(),
    merchant_id: ids.merchant,
    created_at: started_at,
    updated_at: started_at,
    version: 1,
    terminal_id: ids.terminalWithCash,
    point_id: ids.point,
    order_id: `test-${orders}`,
    device_name: 'Термінал самообслуговування 16',
    company: 'ТОВ «Затишок»',
    cashier_id: null,
    date: kyivDay(started_at),
    started_at,
    ended_at: started_at,
    amount: 10_000,
    payment_form: 'cash',
    status: 'approved',
    bank: null,
    card_mask: null,
    rrn: null,
    response_code: null,
    paid_at: started_at,
    refund_amount: 0,
    refunded_at: null,
    fiscal_number: null,
    ...changes,
  };
}

/** By the ledger alone, whatever is inside the terminal. */
export async function refundPayment(db: Db, id: string, amount: number): Promise<void> {
  const stamps = newRowColumns(ids.merchant, '2026-11-20T08:45:00.000Z');
  const by = { by_user_id: null, by_user_name: null, by_user_phone: null };
  await db
    .insertInto('refunds')
    .values({ ...stamps, transaction_id: id, amount, ...by })
    .execute();
  const paid = db.updateTable('transactions').where('id', '=', id);
  await paid.set({ status: 'partially_reversed' }).execute();
}
