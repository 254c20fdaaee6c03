/** How somebody sells and works, beside the period before and the others at the same points. */
import type { UserStatisticsEntity } from '@kasa/contracts/users/statistics';
import { type SqlBool, sql } from 'kysely';
import { dayOfFirstPayment } from '../../db/first-payment.ts';
import { idsIn, seenBy, seesPoint, type Viewer, wholeMerchant } from '../../db/point-scope.ts';
import type { Db } from '../../db/schema.ts';
import { presentPoint } from '../../http/entity/entity.ts';
import { daysBetween } from '../../http/kyiv-time.ts';
import {
  type AskedPeriod,
  isComparable,
  type PreviousPeriod,
  periodAsked,
  periodBefore,
  type ReportPeriod,
} from '../../http/report-period.ts';
import type { Context } from '../../http/request/handler.ts';
import { stateOf, users } from '../user-store.ts';
import { addUp, medianOf, type Sums, withAverage } from './figures.ts';
import { readSales } from './sales.ts';
import { passed, readWork, type Work } from './work.ts';

/** What somebody sold or worked on a day at a point; null: at a terminal that stood nowhere. */
interface Place {
  readonly day: string;
  readonly point_id: string | null;
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

interface Figures {
  readonly period: ReportPeriod;
  readonly before: PreviousPeriod;
  /** What somebody sold and worked in the period. */
  readonly cells: readonly (Place & Partial<Sums>)[];
  readonly earlier: Sums;
  /** Points where the person sold or worked. */
  readonly points: readonly { readonly id: string; readonly name: string; readonly city: string }[];
  /** What everybody there sold and worked. */
  readonly others: readonly ({ readonly user_id: string; readonly point_id: string } & Partial<Sums>)[];
}

/** One's own are told of all points, also those that one has left. */
const viewerOf = (session: Context['session'], user: string): Viewer =>
  user === session.userId ? wholeMerchant(session.merchantId) : session;

async function readFigures(
  { db: { db }, session, clock }: Context,
  user: string,
  query: AskedPeriod,
): Promise<Figures> {
  const { merchantId: merchant } = session;
  const now = clock.now();
  const period = periodAsked(query, now);
  const before = periodBefore(period, now);
  const viewer = viewerOf(session, user);
  const own = (
    await readWork(db, merchant, { by: 'user_id', ids: [user], ...period, date_from: before.date_from })
  ).filter((one) => seesPoint(viewer, one.point_id) && passed(one, now.getTime()) > 0);
  const worked = own.filter((one) => isWithin(period, one));
  const groups = await readSales(db, viewer, user, period, before, [
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

/** Null where the person has sold nothing: then the others are none to compare with. */
function medianAt(others: Figures['others'], user: string) {
  const people = Map.groupBy(others, ({ user_id }) => user_id);
  return addUp(people.get(user) ?? []).payments === 0 ? null : medianOf([...people.values()].map(addUp));
}

/** The days of somebody's statistics at each point, in order, with what is known of the points. */
export async function readDays(context: Context, user: string, query: AskedPeriod) {
  const { cells, points, period } = await readFigures(context, user, query);
  const byPlace = [...Map.groupBy(cells, ({ day, point_id }) => `${day} ${point_id}`).values()];
  const days = byPlace
    .map((some) => {
      const { day, point_id } = some[0] as Place;
      return { day, point_id, ...addUp(some) };
    })
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
  const { period, before, cells, earlier, points, others } = await readFigures(context, id, query);
  const seen = seenBy(db.db, 'transactions', viewerOf(session, id));
  const taken = sql<SqlBool>`cashier_id = ${id} and paid_at is not null and ${seen}`;
  const first = await dayOfFirstPayment(db.db, session.merchantId, taken);
  const byPoint = Map.groupBy(cells, ({ point_id }) => point_id);
  const { full_name, position } = user;
  return {
    user: { id, full_name, position, state: stateOf(user) },
    ...period,
    totals: withAverage(addUp(cells)),
    previous: { ...before, ...withAverage(earlier), is_whole: isComparable(before, first, clock.now()) },
    median: points.every((point) => seesPoint(session, point.id)) ? medianAt(others, id) : null,
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
          median:
            point_id !== null && seesPoint(session, point_id)
              ? medianAt(
                  others.filter((one) => one.point_id === point_id),
                  id,
                )
              : null,
        };
      })
      .sort((a, b) => b.amount - a.amount || b.worked_minutes - a.worked_minutes),
  };
}
