/** A plan without dates: what a template of a week has. Pure. */
import type { Schema } from '@kasa/client/http/types';
import { dayAfter, weekdayOf } from '@kasa/contracts/shared/kyiv-clock';
import type { PersonShift } from '@kasa/contracts/users/schedule-rules';

export type WeekTemplate = Schema<'WeekTemplate'>;
export type TemplateShift = WeekTemplate['shifts'][number];

/** Shifts by the day of the week on which they begin. */
export const byWeekday = (shifts: readonly PersonShift[]): TemplateShift[] =>
  shifts.map(({ user_id, day, from, to }) => ({ user_id, weekday: weekdayOf(day), from, to }));

/** The same shifts in a week. @param monday its first day */
export const inWeek = (shifts: readonly TemplateShift[], monday: string): PersonShift[] =>
  shifts.map(({ user_id, weekday, from, to }) => ({
    ...{ user_id, day: dayAfter(monday, weekday - 1), from, to },
  }));
