/** Reads of work schedules. */

import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import {
  MAX_OWN_DAYS,
  type OwnShifts,
  type PlannedShiftEntity,
  type ScheduleEntity,
} from '@kasa/contracts/users/schedule';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { idsIn, seesPoint } from '../../db/point-scope.ts';
import type { Db, Row } from '../../db/schema.ts';
import { presentPerson } from '../../http/people.ts';
import type { Context } from '../../http/request/handler.ts';
import { requireFound } from '../../http/request/requirements.ts';
import { stateOf } from '../user-store.ts';
import { asPlanned, asTime, overlaps, publishedShifts } from './shift-rows.ts';
import { openSwaps } from './swap-store.ts';

/** Of a point that was never planned. */
const USUAL_HOURS: ScheduleEntity['hours'] = { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 6, 7] };

const hoursOf = ({ opens, closes, open_days }: Row<'schedules'>): ScheduleEntity['hours'] => ({
  ...{ from: opens, to: closes, days: JSON.parse(open_days) as number[] },
});

export const scheduleOf = (db: Db, pointId: string, week: string) =>
  db.selectFrom('schedules').selectAll().where('point_id', '=', pointId).where('week', '=', week);

/** The shifts of a week, in order. */
export async function shiftsOf(
  db: Db,
  scheduleId: string,
  is_published: 0 | 1,
): Promise<PlannedShiftEntity[]> {
  const own = db
    .selectFrom('planned_shifts')
    .select(['user_id', 'day', 'from_time', 'to_time'])
    .where('schedule_id', '=', scheduleId)
    .where('is_published', '=', is_published);
  const inOrder = own.orderBy('day').orderBy('from_time').orderBy('to_time').orderBy('user_id').orderBy('id');
  return (await inOrder.execute()).map(asPlanned);
}

/** Who works at a point, and the others by their ids, by name. */
async function peopleOf(
  db: Db,
  point: Pick<Row<'branches'>, 'id' | 'merchant_id'>,
  others: readonly string[],
): Promise<ScheduleEntity['people']> {
  const worksHere = sql<SqlBool>`exists (select 1 from user_points
    where user_points.user_id = users.id and user_points.point_id = ${point.id})`;
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'position', 'is_active', 'invited_at'])
    .select(sql<0 | 1>`case when ${worksHere} then 1 else 0 end`.as('works_here'))
    .where('merchant_id', '=', point.merchant_id)
    .where((eb) => eb.or([worksHere, eb('id', 'in', others.length > 0 ? others : [''])]))
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return rows
    .map(({ id, full_name, position, works_here, ...row }) => ({
      ...{ id, full_name, position, state: stateOf(row), works_here: works_here === 1 },
    }))
    .filter((one) => one.state !== 'left' || others.includes(one.id));
}

/** What people are planned for at other points, and here on the day before and after the week. */
async function elsewhereOf(
  db: Db,
  { session }: Pick<Context, 'session'>,
  point: string,
  week: string,
  people: readonly string[],
): Promise<ScheduleEntity['elsewhere']> {
  const [before, after] = [dayAfter(week, -1), dayAfter(week, 7)];
  const { points } = session;
  const seenPoint =
    points === null
      ? sql<SqlBool>`1 = 1`
      : sql<SqlBool>`shift.point_id in ${idsIn(db, sql.val(JSON.stringify(points)))}`;
  const rows = await db
    .selectFrom('planned_shifts as shift')
    .innerJoin('branches', 'branches.id', 'shift.point_id')
    .select([
      'shift.user_id',
      'shift.day',
      'shift.from_time',
      'shift.to_time',
      'shift.point_id',
      'branches.name',
    ])
    .where(sql<SqlBool>`shift.user_id in ${idsIn(db, sql.val(JSON.stringify(people)))}`)
    // Drafts of other planners stay theirs.
    .where(sql<SqlBool>`shift.is_published = case when ${seenPoint} then 0 else 1 end`)
    .where('shift.day', '>=', before)
    .where('shift.day', '<=', after)
    .where((eb) => eb.or([eb('shift.point_id', '!=', point), eb('shift.day', 'in', [before, after])]))
    .orderBy('shift.day')
    .orderBy('shift.from_time')
    .orderBy('shift.id')
    .execute();
  return rows.map(({ point_id: id, name, ...shift }) => ({
    ...asPlanned(shift),
    point: seesPoint(session, id) ? { id, name } : null,
  }));
}

/** A week of a point. @param week its Monday @throws OperationFailure `not_found` */
export async function readSchedule(
  context: Context,
  pointId: string,
  week: string,
  db: Db = context.db.db,
): Promise<ScheduleEntity> {
  const { session } = context;
  const own = db.selectFrom('branches').select(['id', 'name', 'merchant_id']).where('id', '=', pointId);
  const point = requireFound(await own.where('merchant_id', '=', session.merchantId).executeTakeFirst());
  const row = await scheduleOf(db, pointId, week).executeTakeFirst();
  const newest = db.selectFrom('schedules').selectAll().where('point_id', '=', pointId);
  const last = row ?? (await newest.orderBy('week', 'desc').limit(1).executeTakeFirst());
  const [shifts, published] = row ? [await shiftsOf(db, row.id, 0), await shiftsOf(db, row.id, 1)] : [[], []];
  const inWeek = new Set([...shifts, ...published].map(({ user_id }) => user_id));
  const people = await peopleOf(db, point, [...inWeek]);
  // What somebody who has moved away does there is no planner's here.
  const ids = people.filter(({ works_here }) => session.points === null || works_here).map(({ id }) => id);
  const { published_at: at, published_by_id, published_by_name } = row ?? { published_at: null };
  return {
    ...{ point: { id: point.id, name: point.name }, week, version: row?.version ?? 0 },
    ...{ hours: last ? hoursOf(last) : USUAL_HOURS, shifts },
    published:
      at === null
        ? null
        : { at, by: presentPerson(published_by_id ?? '', published_by_name ?? ''), shifts: published },
    ...{ people, elsewhere: await elsewhereOf(db, context, pointId, week, ids) },
    swaps: await openSwaps(db, context, pointId, week),
  };
}

interface Period {
  readonly date_from?: string | undefined;
  readonly date_to?: string | undefined;
}

/** Published shifts of whoever asks, with who works beside them. */
export async function ownShifts(
  { db: { db }, session, clock }: Context,
  { date_from: asked, date_to: until }: Period,
): Promise<z.infer<typeof OwnShifts>> {
  const date_from = asked ?? (until ? dayAfter(until, 1 - MAX_OWN_DAYS) : dayAfter(kyivDay(clock.now()), -1));
  const date_to = until ?? dayAfter(date_from, MAX_OWN_DAYS - 1);
  const published = publishedShifts(db);
  const own = await published
    .innerJoin('branches', 'branches.id', 'shift.point_id')
    .select('branches.name')
    .where('shift.user_id', '=', session.userId)
    .where('shift.day', '>=', date_from)
    .where('shift.day', '<=', date_to)
    .execute();
  const points = [...new Set(own.map(({ point_id }) => point_id))];
  const others = await published
    .innerJoin('users', 'users.id', 'shift.user_id')
    .select('users.full_name')
    .where('users.is_active', '=', 1)
    .where('shift.user_id', '!=', session.userId)
    .where('shift.point_id', 'in', points.length > 0 ? points : [''])
    .where('shift.day', '>=', dayAfter(date_from, -1))
    .where('shift.day', '<=', dayAfter(date_to, 1))
    .execute();
  return {
    items: own.map(({ point_id, name, ...row }) => {
      const time = asTime(row);
      const beside = others.filter((other) => other.point_id === point_id && overlaps(asTime(other), time));
      const colleagues = [...new Set(beside.map(({ full_name }) => full_name))];
      return { ...time, point: { id: point_id, name }, colleagues };
    }),
  };
}
