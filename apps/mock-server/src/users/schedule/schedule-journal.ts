/** How the journal and events tell of schedules. */
import type { PlannedShiftEntity, ScheduleEntity } from '@kasa/contracts/users/schedule';
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Fields } from '../../http/journal/diff.ts';
import { recordChange } from '../../http/journal/record-change.ts';
import type { Context } from '../../http/request/handler.ts';

type Tx = Transaction<Schema>;

/** As the journal shows shifts. */
function linesOf(shifts: readonly PlannedShiftEntity[], { people }: ScheduleEntity): string[] {
  const names = new Map(people.map(({ id, full_name }) => [id, full_name]));
  return shifts.map(({ user_id, day, from, to }) =>
    `${day} ${from}–${to} ${names.get(user_id) ?? ''}`.trim(),
  );
}

const fieldsOf = (schedule: ScheduleEntity): Fields => {
  const { from, to, days } = schedule.hours;
  return {
    opening_hours: `${from}–${to}`,
    opening_days: days.toSorted(),
    planned_shifts: linesOf(schedule.shifts, schedule),
    published_shifts: schedule.published && linesOf(schedule.published.shifts, schedule),
  };
};

/** @param after null: deleted */
export async function recordSchedule(
  tx: Tx,
  context: Context,
  id: string,
  before: ScheduleEntity,
  after: ScheduleEntity | null,
) {
  const { point, week } = before;
  const object = { type: 'schedule', id, name: `${point.name}, ${week}` };
  await recordChange(tx, context, { object, before: fieldsOf(before), after: after && fieldsOf(after) });
}

export const scheduleChanged = ({ point, week }: Pick<ScheduleEntity, 'point' | 'week'>) => ({
  type: 'schedule.changed' as const,
  data: { point_id: point.id, week },
});
