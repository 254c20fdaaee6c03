/** SQL of sales: whole days are summed in an index, the last one up to its moment. */
import type { DashboardEntity } from '@kasa/contracts/dashboard/dashboard';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { type RawBuilder, sql } from 'kysely';
import { dayOfFirstPayment } from '../db/first-payment.ts';
import { seenBy, type Viewer } from '../db/point-scope.ts';
import { cachedQuery } from '../db/query-cache.ts';
import type { Db } from '../db/schema.ts';
import { dayBefore } from '../http/kyiv-time.ts';
import { sameMomentLastMonth, sameMomentYesterday } from './periods.ts';

type Sales = DashboardEntity['sales']['today'];
type Sums = Pick<Sales, 'amount' | 'payments'>;

async function sumsOf(db: Db, viewer: Viewer, condition: RawBuilder<unknown>): Promise<Sums> {
  const query = sql<Record<keyof Sums, number>>`
    select coalesce(sum(amount - refund_amount), 0) as amount, count(*) as payments from transactions
    where merchant_id = ${viewer.merchantId} and ${seenBy(db, 'transactions', viewer)} and paid_at is not null and ${condition}`;
  const [row] = await cachedQuery(db, query.compile(db));
  return { amount: Number(row?.amount ?? 0), payments: Number(row?.payments ?? 0) };
}

/**
 * Sales from the start of a day until an instant.
 * @param from `YYYY-MM-DD`
 * @param to ISO 8601 UTC
 */
async function soldBetween(db: Db, viewer: Viewer, from: string, to: string): Promise<Sums> {
  const last = kyivDay(to);
  const days = await sumsOf(db, viewer, sql`date >= ${from} and date <= ${dayBefore(last)}`);
  const rest = await sumsOf(db, viewer, sql`date = ${last} and started_at < ${to}`);
  return { amount: days.amount + rest.amount, payments: days.payments + rest.payments };
}

export async function salesFigures(db: Db, viewer: Viewer, now: Date): Promise<DashboardEntity['sales']> {
  const first = await dayOfFirstPayment(db, viewer.merchantId);
  const at = now.toISOString();
  const day = kyivDay(now);
  const period = async (from: string, before: { from: string; to: string }): Promise<Sales> => ({
    from,
    ...(await soldBetween(db, viewer, from, at)),
    previous:
      first !== undefined && first <= before.from
        ? { ...before, ...(await soldBetween(db, viewer, before.from, before.to)) }
        : null,
  });
  return {
    today: await period(day, sameMomentYesterday(now)),
    month: await period(`${day.slice(0, 8)}01`, sameMomentLastMonth(now)),
  };
}
