/** What people sold. */
import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { type RawBuilder, sql } from 'kysely';
import { idsIn, seenBy, type Viewer } from '../../db/point-scope.ts';
import { cachedQuery } from '../../db/query-cache.ts';
import type { Db } from '../../db/schema.ts';
import { endOfPrevious, type PreviousPeriod, type ReportPeriod } from '../../http/report-period.ts';
import type { Sums } from './figures.ts';

/** Sales of a division: of somebody on a day at a point, in all of the period before, or of each seller at a point. */
export interface SalesGroup extends Pick<Sums, 'payments' | 'amount' | 'refund_amount'> {
  readonly division: 'day' | 'earlier' | 'seller';
  readonly day: string | null;
  readonly point_id: string | null;
  readonly user_id: string | null;
}

const group = (division: SalesGroup['division'], keys: RawBuilder<unknown>, rows: RawBuilder<unknown>) => sql`
  select ${sql.lit(division)} as division, ${keys}, count(*) as payments,
    coalesce(sum(amount), 0) as amount, coalesce(sum(refund_amount), 0) as refund_amount ${rows}`;

/**
 * Sales of somebody and of whoever sold at the same points, in one statement, so that all of them are of one moment.
 * @param pointIds points besides those where the person sold
 */
export async function readSales(
  db: Db,
  viewer: Viewer,
  user: string,
  { date_from, date_to }: ReportPeriod,
  before: PreviousPeriod,
  pointIds: readonly string[],
): Promise<SalesGroup[]> {
  const [from, end] = [kyivDayBounds(date_from).from, kyivDayBounds(date_to).before];
  const paid = sql`from transactions where merchant_id = ${viewer.merchantId} and paid_at is not null
    and ${seenBy(db, 'transactions', viewer)}`;
  const points = sql`select point_id from own where started_at >= ${from}
    union select * from ${idsIn(db, sql.val(JSON.stringify(pointIds)))} as others`;
  const all = sql.join(
    [
      group(
        'day',
        sql`date as day, point_id, null as user_id`,
        sql`from own where started_at >= ${from} group by date, point_id`,
      ),
      group(
        'earlier',
        sql`null as day, null as point_id, null as user_id`,
        sql`from own where started_at < ${endOfPrevious(before)}`,
      ),
      group(
        'seller',
        sql`null as day, point_id, cashier_id as user_id`,
        sql`${paid} and cashier_id is not null and started_at >= ${from} and started_at < ${end}
          and point_id in (${points}) group by point_id, cashier_id`,
      ),
    ],
    sql` union all `,
  );
  const query = sql<SalesGroup>`
    with own as materialized (select date, started_at, point_id, amount, refund_amount ${paid} and cashier_id = ${user}
      and started_at >= ${kyivDayBounds(before.date_from).from} and started_at < ${end})
    ${all}`;
  const rows = await cachedQuery(db, query.compile(db));
  // PostgreSQL answers sums as texts.
  return rows.map((row) => ({
    ...row,
    ...{ payments: Number(row.payments), amount: Number(row.amount) },
    refund_amount: Number(row.refund_amount),
  }));
}
