/** SQL of sales: whole days are summed in an index, the last one up to its moment. */
import type { DashboardEntity } from '@kasa/contracts/dashboard/dashboard';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { type RawBuilder, sql } from 'kysely';
import { dayOfFirstPayment } from '../db/first-payment.ts';
import { cachedQuery } from '../db/query-cache.ts';
import type { Db } from '../db/schema.ts';
import { dayBefore } from '../http/kyiv-time.ts';
import { sameMomentLastMonth, sameMomentYesterday } from './periods.ts';

type Sales = DashboardEntity['sales']['today'];
type Sums = Pick<Sales, 'amount' | 'payments'>;

async function sumsOf(db: Db, merchant: string, condition: RawBuilder<unknown>): Promise<Sums> {
  const query = sql<Record<keyof Sums, number>>`
    select coalesce(sum(amount - refund_amount), 0) as amount, count(*) as payments from transactions
    where merchant_id = ${merchant} and paid_at is not null and ${condition}`;
  const [row] = await cachedQuery(db, query.compile(db));
  return { amount: Number(row?.amount ?? 0), payments: Number(row?.payments ?? 0) };
}

/**
 * Sales from the start of a day until an instant.
 * @param from `YYYY-MM-DD`
 * @param to ISO 8601 UTC
 */
async function soldBetween(db: Db, merchant: string, from: string, to: string): Promise<Sums> {
  const last = kyivDay(to);
  const days = await sumsOf(db, merchant, sql`date >= ${from} and date <= ${dayBefore(last)}`);
  const rest = await sumsOf(db, merchant, sql`date = ${last} and started_at < ${to}`);
  return { amount: days.amount + rest.amount, payments: days.payments + rest.payments };
}

export async function salesFigures(db: Db, merchant: string, now: Date): Promise<DashboardEntity['sales']> {
  const first = await dayOfFirstPayment(db, merchant);
  const at = now.toISOString();
  const day = kyivDay(now);
  const period = async (from: string, before: { from: string; to: string }): Promise<Sales> => ({
    from,
    ...(await soldBetween(db, merchant, from, at)),
    previous:
      first !== undefined && first <= before.from
        ? { ...before, ...(await soldBetween(db, merchant, before.from, before.to)) }
        : null,
  });
  return {
    today: await period(day, sameMomentYesterday(now)),
    month: await period(`${day.slice(0, 8)}01`, sameMomentLastMonth(now)),
  };
}
