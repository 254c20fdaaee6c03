/** What lists of terminals show of money, kept in the terminals' rows. */
import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** Added to a day's kopiykas, so that as text all have as many digits. */
const PAD = 100_000_000_000;

/** The sum in `day_sales`, kopiykas: 0 when it is of another day. @param day in Kyiv, `YYYY-MM-DD` */
export function salesOn(day: string, daySales: string): number {
  const [of, sum] = daySales.split('T');
  return of === day ? Number(sum) - PAD : 0;
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
  const sold = sql<string>`${`${day}T`} || cast(${sql.lit(PAD)} + coalesce((select sum(amount - refund_amount)
    from transactions where terminal_id = terminals.id and started_at >= ${from} and started_at < ${before}
    and paid_at is not null), 0) as text)`;
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
