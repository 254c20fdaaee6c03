/** What lists of terminals show of money, kept in the terminals' rows. */
import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

const DAY_MS = 86_400_000;
/** More kopiykas than a terminal takes on one day. */
const DAY_FACTOR = 100_000_000_000;

const startOf = (day: string) => (Date.parse(day) / DAY_MS) * DAY_FACTOR;

/** The sum in `day_sales`, kopiykas: 0 when it is of another day. @param day in Kyiv, `YYYY-MM-DD` */
export function salesOn(day: string, daySales: number): number {
  const sum = daySales - startOf(day);
  return sum >= 0 && sum < DAY_FACTOR ? sum : 0;
}

/**
 * Sums up the payments and encashments of terminals anew; after any of them changed, in its transaction.
 * @param day today in Kyiv, `YYYY-MM-DD`
 * @param ids by default all of the merchant's
 */
export async function recountMoney(
  tx: Db,
  merchant: string,
  day: string,
  ids?: readonly string[],
): Promise<void> {
  const { from, before } = kyivDayBounds(day);
  const sold = sql<number>`${sql.lit(startOf(day))} + coalesce((select sum(amount - refund_amount) from transactions
    where terminal_id = terminals.id and started_at >= ${from} and started_at < ${before} and paid_at is not null), 0)`;
  const inside = sql<number>`coalesce((select sum(amount - refund_amount) from transactions
    where terminal_id = terminals.id and payment_form = 'cash' and paid_at is not null), 0)
    - coalesce((select sum(amount) from encashments where terminal_id = terminals.id), 0)`;
  await tx
    .updateTable('terminals')
    .set({ day_sales: sold, cash_inside: inside })
    .where('merchant_id', '=', merchant)
    .$if(ids !== undefined, (qb) => qb.where('id', 'in', ids ?? []))
    .execute();
}
