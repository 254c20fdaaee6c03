/** The demo's payments that can have been purchases with discounts, and the customer whose use of them is odd. */
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import type { DemoPayment } from '../../db/demo-receipt.ts';
import type { Db, Row } from '../../db/schema.ts';
import type { SeedContext } from '../../db/seed/seed-rows.ts';

/** A payment by card at a till, which nobody refunded; those of the contract's examples were at a kiosk. */
export type PastPayment = DemoPayment &
  Pick<Row<'transactions'>, 'started_at' | 'terminal_id' | 'point_id' | 'cashier_id'> & {
    readonly paid_at: string;
  };

/** Those since an instant, the oldest first. */
export async function paidSince(
  tx: Db,
  { merchant, now }: SeedContext,
  since: string,
): Promise<PastPayment[]> {
  const rows = await tx
    .selectFrom('transactions')
    .innerJoin('terminals', 'terminals.id', 'transactions.terminal_id')
    .select(['transactions.id', 'date', 'amount', 'payment_form', 'started_at', 'paid_at'])
    .select(['terminal_id', 'transactions.point_id', 'cashier_id', 'terminals.kind'])
    .where('transactions.merchant_id', '=', merchant)
    .where('terminals.kind', '=', 'acquiring')
    .where('transactions.status', '=', 'approved')
    .where('payment_form', '<>', 'cash')
    .where('refund_amount', '=', 0)
    .where('started_at', '>=', since)
    .where('paid_at', '<=', now.toISOString())
    .orderBy('started_at')
    .orderBy('transactions.id')
    .execute();
  return rows.flatMap(({ paid_at, amount, ...row }) =>
    paid_at === null ? [] : [{ ...row, amount: Number(amount), paid_at }],
  );
}

/** Of one cashier on one day; on that one somebody bought so much that an owner should look. */
const ODD_A_DAY = 10;
const ENOUGH = 8;
/** On so many other days of the last month the same one came to that cashier. */
const OTHER_DAYS = 6;
const MONTH = 30;

/** Payments of a customer who is often at the till of the same cashier; none where no cashier has a busy day. */
export function oddPayments(payments: readonly PastPayment[], now: Date): ReadonlySet<string> {
  const ago = (days: number) => dayAfter(kyivDay(now), -days);
  const ofCashiers = payments.filter(({ cashier_id, date }) => cashier_id !== null && date >= ago(MONTH));
  const days = [...Map.groupBy(ofCashiers, ({ cashier_id, date }) => `${date} ${cashier_id}`).values()];
  const busiest = (from: number, to: number) =>
    days
      .filter(([one]) => one !== undefined && ago(from) <= one.date && one.date <= ago(to))
      .reduce((most, day) => (day.length > most.length ? day : most), []);
  const [lately, before] = [busiest(4, 2), busiest(10, 2)];
  const day = lately.length >= ENOUGH ? lately : before;
  const { date, cashier_id } = day[0] ?? {};
  const others = ofCashiers.filter((one) => one.cashier_id === cashier_id && one.date !== date);
  const byDay = [...Map.groupBy(others, (one) => one.date).values()].slice(-OTHER_DAYS);
  const odd = [...day.slice(0, ODD_A_DAY), ...byDay.flatMap((some) => some.slice(0, 1))];
  return new Set(odd.map(({ id }) => id));
}
