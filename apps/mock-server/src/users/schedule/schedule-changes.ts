/** Changes of work schedules: a week's plan is replaced as a whole, and published as a whole. */

import type { EventBody } from '@kasa/contracts/events/events';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import type { PlannedShiftEntity, ScheduleEntity, ScheduleFields } from '@kasa/contracts/users/schedule';
import { mondayOf } from '@kasa/contracts/users/schedule-rules';
import type { Transaction } from 'kysely';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { newId, newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { publish } from '../../events/publish.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { bodyAsSent } from '../../http/request/hide-foreign-ids.ts';
import { MAX_REPORTED_ERRORS } from '../../http/request/input.ts';
import { conflictOnDuplicate, requireFound, requireVersion } from '../../http/request/requirements.ts';
import { fieldFailure } from '../../http/response/field-failure.ts';
import { lapseSwaps } from './lapse-swaps.ts';
import { recordSchedule, scheduleChanged } from './schedule-journal.ts';
import { readSchedule, scheduleOf, shiftsOf } from './schedule-store.ts';
import { requireKnown, withThoseKnown } from './shift-rows.ts';

type Tx = Transaction<Schema>;

const plannedOrPublished = ({ shifts, published }: ScheduleEntity): string[] =>
  [...shifts, ...(published?.shifts ?? [])].map(({ user_id }) => user_id);

/** @throws OperationFailure `validation_failed`, `not_found` at the shifts */
function requirePlannable(
  { language }: Context,
  week: string,
  { shifts }: ScheduleFields,
  before: ScheduleEntity,
): void {
  const [first, next] = [week, dayAfter(week, 7)];
  const outside = shifts
    .flatMap(({ day }, n) => (day < first || day >= next ? [`shifts.${n}.day`] : []))
    .slice(0, MAX_REPORTED_ERRORS);
  if (outside.length > 0)
    throw fieldFailure(
      'validation_failed',
      language,
      outside.map((path) => ({ path, rule: 'out_of_week' as const })),
    );
  // Whoever was planned before or is published may stay so: who has left since is for the planner to see.
  const known = new Set([
    ...before.people.filter(({ works_here, state }) => works_here && state !== 'left').map(({ id }) => id),
    ...plannedOrPublished(before),
  ]);
  requireKnown(language, shifts, known);
}

async function lockSchedule(tx: Tx, { session }: Context, pointId: string, week: string, version: number) {
  const points = tx.selectFrom('branches').select('id').where('merchant_id', '=', session.merchantId);
  requireFound(await points.where('id', '=', pointId).executeTakeFirst());
  const row = await scheduleOf(tx, pointId, week).forUpdate().executeTakeFirst();
  if (row === undefined && version > 0) throw new OperationFailure('conflict', { current_version: 0 });
  if (row !== undefined) requireVersion(row, version);
  return row;
}

async function insertShifts(
  tx: Tx,
  { id: schedule_id, merchant_id, point_id }: Pick<Row<'schedules'>, 'id' | 'merchant_id' | 'point_id'>,
  shifts: readonly PlannedShiftEntity[],
  is_published: 0 | 1,
): Promise<void> {
  const own = tx.deleteFrom('planned_shifts').where('schedule_id', '=', schedule_id);
  await own.where('is_published', '=', is_published).execute();
  const rows = shifts.map(({ user_id, day, from, to }) => ({
    ...{ id: newId(), merchant_id, schedule_id, point_id, user_id, is_published },
    ...{ day, from_time: from, to_time: to },
  }));
  await bulkInsert(tx, 'planned_shifts', rows);
}

/** @throws OperationFailure as the operation's codes say */
export function updateSchedule(
  context: Context,
  pointId: string,
  input: ScheduleFields,
): Promise<ScheduleEntity> {
  const { db, session, clock, language } = context;
  const week = mondayOf(input.week);
  const work = inTransaction(db.db, async (tx) => {
    const row = await lockSchedule(tx, context, pointId, week, input.version);
    const before = await readSchedule(context, pointId, week, tx);
    const known = new Set(plannedOrPublished(before));
    const planned = withThoseKnown(input.shifts, bodyAsSent<ScheduleFields>(context).shifts, known);
    requirePlannable(context, week, { ...input, shifts: planned }, before);
    const { from: opens, to: closes, days } = input.hours;
    const hours = { opens, closes, open_days: JSON.stringify(days.toSorted()) };
    const now = clock.nowIso();
    const schedule = row ?? {
      ...{ ...newRowColumns(session.merchantId, now), point_id: pointId, week, ...hours },
      ...{ published_at: null, published_by_id: null, published_by_name: null },
    };
    if (row === undefined) await tx.insertInto('schedules').values(schedule).execute();
    else
      await tx
        .updateTable('schedules')
        .set({ ...hours, ...updatedRowColumns(now) })
        .where('id', '=', row.id)
        .execute();
    await insertShifts(tx, schedule, planned, 0);
    const after = await readSchedule(context, pointId, week, tx);
    await recordSchedule(tx, context, schedule.id, before, after);
    await publish(tx, session.merchantId, now, scheduleChanged(after));
    return after;
  });
  return conflictOnDuplicate(language, work);
}

/** Of each person, as a text: to see for whom something is new. */
function byPerson(shifts: readonly PlannedShiftEntity[]): Map<string, string> {
  const own = Map.groupBy(shifts, ({ user_id }) => user_id);
  return new Map(
    [...own].map(([id, some]) => [id, some.map(({ day, from, to }) => `${day} ${from} ${to}`).join()]),
  );
}

/** @throws OperationFailure as the operation's codes say */
export function publishSchedule(
  context: Context,
  pointId: string,
  input: { readonly week: string; readonly version: number },
): Promise<ScheduleEntity> {
  const { db, session, clock } = context;
  const week = mondayOf(input.week);
  return inTransaction(db.db, async (tx) => {
    const row = await lockSchedule(tx, context, pointId, week, input.version);
    const before = await readSchedule(context, pointId, week, tx);
    if (row === undefined) throw new OperationFailure('conflict', { current_version: 0 });
    const planned = await shiftsOf(tx, row.id, 0);
    const [then, now] = [byPerson(before.published?.shifts ?? []), byPerson(planned)];
    const told = [...new Set([...then.keys(), ...now.keys()])].filter((id) => then.get(id) !== now.get(id));
    if (row.published_at !== null && told.length === 0) return before;
    const at = clock.nowIso();
    const by = { published_by_id: session.userId, published_by_name: session.userName };
    await tx
      .updateTable('schedules')
      .set({ published_at: at, ...by, ...updatedRowColumns(at) })
      .where('id', '=', row.id)
      .execute();
    await insertShifts(tx, row, planned, 1);
    const after = await readSchedule(context, pointId, week, tx);
    await recordSchedule(tx, context, row.id, before, after);
    const data = { point_id: pointId, week };
    const news = told.map((user_id) => ({ type: 'schedule.published' as const, data: { ...data, user_id } }));
    const lapsed = await lapseSwaps(tx, context, pointId, week);
    await publish(tx, session.merchantId, at, scheduleChanged(after), ...news, ...lapsed);
    return after;
  });
}

/**
 * Takes somebody off all plans who is deleted; in the transaction of that change.
 * @returns what has happened, to be published
 */
export async function unplan(tx: Tx, context: Context, userId: string): Promise<EventBody[]> {
  const own = tx.selectFrom('planned_shifts').select('schedule_id').where('user_id', '=', userId);
  const ids = [...new Set((await own.execute()).map(({ schedule_id }) => schedule_id))].toSorted();
  const told: EventBody[] = [];
  for (const id of ids) {
    const one = tx.selectFrom('schedules').selectAll().where('id', '=', id).forUpdate();
    const row = await one.executeTakeFirstOrThrow();
    const before = await readSchedule(context, row.point_id, row.week, tx);
    const theirs = tx.deleteFrom('planned_shifts').where('schedule_id', '=', id);
    await theirs.where('user_id', '=', userId).execute();
    await tx
      .updateTable('schedules')
      .set(updatedRowColumns(context.clock.nowIso()))
      .where('id', '=', id)
      .execute();
    const after = await readSchedule(context, row.point_id, row.week, tx);
    await recordSchedule(tx, context, id, before, after);
    told.push(scheduleChanged(after));
  }
  return told;
}
