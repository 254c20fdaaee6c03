/** How somebody sells and works, beside the period before and the others at the same points. */
import { kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import type { UserStatisticsEntity } from '@kasa/contracts/users/statistics';
import { type RawBuilder, sql } from 'kysely';
import { idsIn, seenBy, seesPoint, type Viewer } from '../../db/point-scope.ts';
import { cachedQuery } from '../../db/query-cache.ts';
import type { Db } from '../../db/schema.ts';
import { presentPoint } from '../../http/entity/entity.ts';
import { daysBetween } from '../../http/kyiv-time.ts';
import {
  type AskedPeriod,
  endOf,
  isWhole,
  type PreviousPeriod,
  periodAsked,
  periodBefore,
  type ReportPeriod,
} from '../../http/report-period.ts';
import type { Context } from '../../http/request/handler.ts';
import { stateOf, users } from '../user-store.ts';
import { addUp, medianOf, type Sums, withAverage } from './figures.ts';
import { passed, readWork, type Work } from './work.ts';

/** What somebody sold or worked on a day at a point; null: at a terminal that stood nowhere. */
export type DayAtPoint = { readonly day: string; readonly point_id: string | null } & Partial<Sums>;

interface Group extends Pick<Sums, 'payments' | 'amount' | 'refund_amount'> {
  readonly division: 'day' | 'earlier' | 'seller';
  readonly day: string | null;
  readonly point_id: string | null;
  readonly user_id: string | null;
}

const group = (division: Group['division'], keys: RawBuilder<unknown>, rows: RawBuilder<unknown>) => sql`
  select ${sql.lit(division)} as division, ${keys}, count(*) as payments,
    coalesce(sum(amount), 0) as amount, coalesce(sum(refund_amount), 0) as refund_amount ${rows}`;

/** Sales in one statement, so that all of them are of one moment. @param worked ids of points besides those of the sales */
async function sales(
  db: Db,
  viewer: Viewer,
  user: string,
  { date_from, date_to }: ReportPeriod,
  before: PreviousPeriod,
  worked: readonly string[],
): Promise<Group[]> {
  const [from, end] = [kyivDayBounds(date_from).from, kyivDayBounds(date_to).before];
  const paid = sql`from transactions where merchant_id = ${viewer.merchantId} and paid_at is not null
    and ${seenBy(db, 'transactions', viewer)}`;
  const points = sql`select point_id from own where started_at >= ${from}
    union select * from ${idsIn(db, sql.val(JSON.stringify(worked)))} as worked`;
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
        sql`from own where started_at < ${endOf(before)}`,
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
  const query = sql<Group>`
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

async function firstSale(db: Db, viewer: Viewer, user: string): Promise<string | undefined> {
  const own = db
    .selectFrom('transactions')
    .select('date')
    .where('merchant_id', '=', viewer.merchantId)
    .where('cashier_id', '=', user)
    .where(seenBy(db, 'transactions', viewer));
  return (await own.orderBy('started_at').orderBy('id').limit(1).executeTakeFirst())?.date;
}

const isWithin = ({ date_from, date_to }: ReportPeriod, { day }: Pick<Work, 'day'>) =>
  day >= date_from && day <= date_to;

const minutesOf = (some: readonly Work[], at: number) =>
  some.map(({ user_id, point_id, day, ...time }) => {
    const minutes: Partial<Sums> = { [time.what]: passed(time, at) };
    return { user_id, point_id, day, ...minutes };
  });

async function readPoints(db: Db, merchant: string, ids: readonly string[]) {
  const own = db.selectFrom('branches').select(['id', 'name', 'city']).where('merchant_id', '=', merchant);
  return own.where(sql<boolean>`id in ${idsIn(db, sql.val(JSON.stringify(ids)))}`).execute();
}

interface Read {
  readonly period: ReportPeriod;
  readonly before: PreviousPeriod;
  /** What somebody sold and worked in the period. */
  readonly cells: readonly DayAtPoint[];
  readonly earlier: Sums;
  /** Points where the person sold or worked. */
  readonly points: readonly { readonly id: string; readonly name: string; readonly city: string }[];
  /** What everybody there sold and worked. */
  readonly others: readonly ({ readonly user_id: string; readonly point_id: string } & Partial<Sums>)[];
}

async function read(
  { db: { db }, session, clock }: Context,
  user: string,
  query: AskedPeriod,
): Promise<Read> {
  const { merchantId: merchant } = session;
  const now = clock.now();
  const period = periodAsked(query, now);
  const before = periodBefore(period, now);
  const own = (
    await readWork(db, merchant, { by: 'user_id', ids: [user], ...period, date_from: before.date_from })
  ).filter(({ point_id }) => seesPoint(session, point_id));
  const worked = own.filter((one) => isWithin(period, one));
  const groups = await sales(db, session, user, period, before, [
    ...new Set(worked.map(({ point_id }) => point_id)),
  ]);
  const sold = groups.filter(({ division }) => division === 'day');
  const ids = [...new Set([...sold, ...worked].flatMap(({ point_id }) => point_id ?? []))];
  const points = await readPoints(db, merchant, ids);
  const there = await readWork(db, merchant, { by: 'point_id', ids, ...period });
  const earlier = minutesOf(
    own.filter((one) => isWithin(before, one)),
    before.until === null ? now.getTime() : Date.parse(before.until),
  );
  return {
    ...{ period, before, points },
    cells: [
      ...sold.map(({ day, ...row }) => ({ ...row, day: String(day) })),
      ...minutesOf(worked, now.getTime()),
    ],
    earlier: addUp([...groups.filter(({ division }) => division === 'earlier'), ...earlier]),
    others: [
      ...groups
        .filter(({ division }) => division === 'seller')
        .map((row) => ({ ...row, user_id: String(row.user_id), point_id: String(row.point_id) })),
      ...minutesOf(there, now.getTime()),
    ],
  };
}

const medianAt = (others: Read['others']) =>
  medianOf([...Map.groupBy(others, ({ user_id }) => user_id).values()].map(addUp));

/** The days of somebody's statistics at each point, in order, with what is known of the points. */
export async function readDays(context: Context, user: string, query: AskedPeriod) {
  const { cells, points, period } = await read(context, user, query);
  const byPlace = [...Map.groupBy(cells, ({ day, point_id }) => `${day} ${point_id}`).values()];
  const days = byPlace
    .map((some) => ({ ...(some[0] as DayAtPoint), ...addUp(some) }))
    .filter(
      ({ payments, worked_minutes, planned_minutes }) => payments + worked_minutes + planned_minutes > 0,
    )
    .toSorted((a, b) => (`${a.day} ${a.point_id}` < `${b.day} ${b.point_id}` ? -1 : 1));
  return { days, points, period };
}

/** @param id of a person whom the caller may look at @throws OperationFailure `not_found` */
export async function userStatistics(
  context: Context,
  id: string,
  query: AskedPeriod,
): Promise<UserStatisticsEntity> {
  const { db, session, clock } = context;
  const user = await users.get(db.db, session.merchantId, id);
  const { period, before, cells, earlier, points, others } = await read(context, id, query);
  const first = await firstSale(db.db, session, id);
  const byPoint = Map.groupBy(cells, ({ point_id }) => point_id);
  const { full_name, position } = user;
  return {
    user: { id, full_name, position, state: stateOf(user) },
    ...period,
    totals: withAverage(addUp(cells)),
    previous: { ...before, ...withAverage(earlier), is_whole: isWhole(before, first, clock.now()) },
    median: medianAt(others),
    by_day: daysBetween(period.date_from, period.date_to).map((date) => ({
      date,
      ...withAverage(addUp(cells.filter(({ day }) => day === date))),
    })),
    by_point: [...byPoint]
      .map(([point_id, some]) => {
        const point = points.find((one) => one.id === point_id);
        return {
          point: presentPoint(point_id, point?.name ?? null, point?.city ?? null),
          ...withAverage(addUp(some)),
          median: medianAt(others.filter((one) => one.point_id === point_id)),
        };
      })
      .sort((a, b) => b.amount - a.amount || b.worked_minutes - a.worked_minutes),
  };
}
