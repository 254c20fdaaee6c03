/** The plan of a week as a table: a line for each person. */

import type { ExportFormat } from '@kasa/contracts/shared/export-formats';
import { text } from '@kasa/contracts/shared/fields';
import { scheduleColumns, scheduleFilterFields } from '@kasa/contracts/users/fields';
import { usersOperations } from '@kasa/contracts/users/operations';
import type { ScheduleEntity } from '@kasa/contracts/users/schedule';
import { daysOfWeek, hoursOf, mondayOf } from '@kasa/contracts/users/schedule-rules';
import { type ExportSpec, exportFile } from '../../http/entity/export.ts';
import type { Context } from '../../http/request/handler.ts';
import { readSchedule } from './schedule-store.ts';

const { exportSchedule: operation } = usersOperations;
const facts = { point: text('Точка', 'Point') };
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

function linesOf({ people, shifts, week }: ScheduleEntity): object[] {
  const days = daysOfWeek(week);
  return people.map(({ id, full_name, position }) => {
    const own = shifts.filter(({ user_id }) => user_id === id);
    const timesOn = (day: string | undefined) =>
      own.flatMap((shift) => (shift.day === day ? [`${shift.from}–${shift.to}`] : [])).join(', ');
    return {
      ...{ full_name, position, hours: own.reduce((sum, shift) => sum + hoursOf(shift), 0) },
      ...Object.fromEntries(WEEKDAYS.map((name, n) => [name, timesOn(days[n])])),
    };
  });
}

const specOf = (schedule: ScheduleEntity): ExportSpec<typeof operation, object> => ({
  operation,
  fileName: `schedule-${schedule.week}`,
  title: { uk: 'Графік роботи', en: 'Work schedule' },
  of: schedule.point,
  facts: async () => ({ fields: facts, values: { point: schedule.point.name } }),
  filters: scheduleFilterFields,
  columns: scheduleColumns,
  async *items() {
    yield* linesOf(schedule);
  },
});

export async function exportSchedule(
  context: Context,
  pointId: string,
  query: { readonly week: string; readonly format: ExportFormat },
) {
  const week = mondayOf(query.week);
  return exportFile(context, specOf(await readSchedule(context, pointId, week)), { ...query, week });
}
