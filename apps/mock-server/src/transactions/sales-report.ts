/** Sales of a period by several divisions: one statement, so that all of them are of one moment and add up. */

import type { Language } from '@kasa/contracts/shared/codes';
import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { dayAfter, kyivTime, weekdayOf } from '@kasa/contracts/shared/kyiv-clock';
import { responseCode, responseText } from '@kasa/contracts/transactions/response-codes';
import type { SalesReportEntity } from '@kasa/contracts/transactions/sales-report';
import { paymentForms } from '@kasa/contracts/transactions/transaction-status';
import { type RawBuilder, sql } from 'kysely';
import { dayOfFirstPayment } from '../db/first-payment.ts';
import { atPointOf, seenBy, type Viewer } from '../db/point-scope.ts';
import { cachedQuery } from '../db/query-cache.ts';
import type { Db } from '../db/schema.ts';
import { presentPoint } from '../http/entity/entity.ts';
import { daysBetween } from '../http/kyiv-time.ts';
import { isComparable, type PreviousPeriod, periodBefore, type ReportPeriod } from '../http/report-period.ts';

export interface SalesPeriod extends ReportPeriod {
  readonly point_id?: string | undefined;
}

type Sums = SalesReportEntity['totals'];

interface Group extends Sums {
  readonly division: 'earlier' | 'day' | 'hour' | 'point' | 'form' | 'outcome' | 'decline';
  readonly key: string | null;
  readonly name: string | null;
  readonly city: string | null;
}

const PAID = sql`paid_at is not null`;

/** How many payments each key of a division has, and what they come to. */
const groupsOf = (division: Group['division'], key: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
  select ${sql.lit(division)} as division, ${key} as key, count(*) as payments, coalesce(sum(amount), 0) as amount,
    coalesce(sum(refund_amount), 0) as refund_amount from found where ${which} group by ${key}`;

const NOT_CASH = sql`payment_form <> 'cash'`;

async function groups(
  db: Db,
  viewer: Viewer,
  { date_from, date_to, point_id }: SalesPeriod,
  before: PreviousPeriod,
): Promise<Group[]> {
  const { merchantId: merchant } = viewer;
  const seen = seenBy(db, 'transactions', viewer);
  const atPoint = point_id === undefined ? sql`and ${seen}` : sql`and ${seen} and point_id = ${point_id}`;
  const earlier = (when: RawBuilder<unknown>) => sql`
    select 'earlier' as division, null as key, count(*) as payments, coalesce(sum(amount), 0) as amount,
      coalesce(sum(refund_amount), 0) as refund_amount from transactions
    where merchant_id = ${merchant} ${atPoint} and ${PAID} and ${when}`;
  const lastWhole = before.until === null ? before.date_to : dayAfter(before.date_to, -1);
  const all = sql.join(
    [
      groupsOf('day', sql`date`, PAID),
      // Of UTC: a time in Kyiv is told by its hour there.
      groupsOf('hour', sql`substr(started_at, 1, 13)`, PAID),
      groupsOf('point', sql`point_id`, PAID),
      groupsOf('form', sql`payment_form`, PAID),
      groupsOf('outcome', sql`case when paid_at is not null then 'approved' else status end`, NOT_CASH),
      groupsOf('decline', sql`response_code`, sql`status = 'declined' and response_code is not null`),
      // By days, which an index covers with their sums; of a day that is cut, up to its moment.
      earlier(sql`date >= ${before.date_from} and date <= ${lastWhole}`),
      ...(before.until === null
        ? []
        : [earlier(sql`date = ${before.date_to} and started_at < ${before.until}`)]),
    ],
    sql` union all `,
  );
  // By instants, because the index is in the order of `started_at`.
  const query = sql<Group>`
    with found as materialized (
      select date, started_at, point_id, payment_form, status, response_code, paid_at, amount, refund_amount
      from transactions where merchant_id = ${merchant} ${atPoint}
        and started_at >= ${kyivDayBounds(date_from).from} and started_at < ${kyivDayBounds(date_to).before})
    select grouped.*, branches.name, branches.city from (${all}) as grouped
    left join branches on grouped.division = 'point' and branches.id = grouped.key`;
  const rows = await cachedQuery(db, query.compile(db));
  return rows.map((row) => ({ ...row, ...sumsOf([row]) }));
}

/** How many times customers were given bonuses; of a session that is limited to points, by purchases there. */
async function bonusCount(
  db: Db,
  viewer: Viewer,
  { date_from, date_to, point_id }: SalesPeriod,
): Promise<number> {
  const { merchantId, points } = viewer;
  const given = db
    .selectFrom('bonus_lots')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('bonus_lots.merchant_id', '=', merchantId)
    .where('bonus_lots.created_at', '>=', kyivDayBounds(date_from).from)
    .where('bonus_lots.created_at', '<', kyivDayBounds(date_to).before);
  const isLimited = points !== null || point_id !== undefined;
  const there = given
    .innerJoin('loyalty_commits', 'loyalty_commits.id', 'bonus_lots.commit_id')
    .$if(point_id !== undefined, (all) => all.where('loyalty_commits.point_id', '=', String(point_id)))
    .where(atPointOf(db, 'loyalty_commits.point_id', viewer));
  const { n } = await (isLimited ? there : given).executeTakeFirstOrThrow();
  return Number(n);
}

/** PostgreSQL answers sums as texts. */
const sumsOf = (rows: readonly Sums[]): Sums => ({
  payments: rows.reduce((sum, row) => sum + Number(row.payments), 0),
  amount: rows.reduce((sum, row) => sum + Number(row.amount), 0),
  refund_amount: rows.reduce((sum, row) => sum + Number(row.refund_amount), 0),
});

/** Hours by weekday in Kyiv; on the day that has one twice, both are one. */
function byHour(rows: readonly Group[]): SalesReportEntity['by_hour'] {
  const hours = Map.groupBy(rows, ({ key }) => {
    const [day = '', time = ''] = kyivTime(`${key}:00:00.000Z`).split(' ');
    return weekdayOf(day) * 100 + Number(time.slice(0, 2));
  });
  return [...hours]
    .sort(([a], [b]) => a - b)
    .map(([at, same]) => ({ weekday: Math.floor(at / 100), hour: at % 100, ...sumsOf(same) }));
}

const bySize = (a: Sums, b: Sums) => b.amount - a.amount || b.payments - a.payments;

function declinesOf(rows: readonly Group[], language: Language): SalesReportEntity['declines'] {
  const all = rows.map(({ key, payments, amount }) => {
    const response_code = String(key);
    const cause = responseCode(response_code)?.cause ?? null;
    return { response_code, response: responseText(response_code, language), cause, payments, amount };
  });
  return all.sort((a, b) => b.payments - a.payments || (a.response_code < b.response_code ? -1 : 1));
}

export async function salesReport(
  db: Db,
  viewer: Viewer,
  period: SalesPeriod,
  { language, now }: { language: Language; now: Date },
): Promise<SalesReportEntity> {
  const { date_from, date_to } = period;
  const days = daysBetween(date_from, date_to);
  const before = periodBefore(period, now);
  const [found, first, bonuses] = await Promise.all([
    groups(db, viewer, period, before),
    dayOfFirstPayment(db, viewer.merchantId),
    bonusCount(db, viewer, period),
  ]);
  const of = (rows: readonly Group[], division: Group['division']) =>
    rows.filter((row) => row.division === division);
  const outcome = (key: string) => of(found, 'outcome').find((row) => row.key === key)?.payments ?? 0;
  const [approved, declined, expired] = [outcome('approved'), outcome('declined'), outcome('expired')];
  return {
    ...{ date_from, date_to },
    totals: sumsOf(of(found, 'day')),
    previous: { ...before, ...sumsOf(of(found, 'earlier')), is_whole: isComparable(before, first, now) },
    by_day: days.map((date) => ({ date, ...sumsOf(of(found, 'day').filter(({ key }) => key === date)) })),
    by_hour: byHour(of(found, 'hour')),
    by_point: of(found, 'point')
      .sort(bySize)
      .map((row) => ({ point: presentPoint(row.key, row.name, row.city), ...sumsOf([row]) })),
    by_payment_form: paymentForms.flatMap((payment_form) => {
      const own = of(found, 'form').filter(({ key }) => key === payment_form);
      return own.length === 0 ? [] : [{ payment_form, ...sumsOf(own) }];
    }),
    bonus_count: bonuses,
    attempts: { decided: approved + declined + expired, approved, declined, expired },
    declines: declinesOf(of(found, 'decline'), language),
  };
}
