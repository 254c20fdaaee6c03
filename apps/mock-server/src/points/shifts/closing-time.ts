/** When a shift closes by itself. */
import { MAX_SHIFT_HOURS } from '@kasa/contracts/points/register-shift-states';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { dayAfter, kyivInstant, weekdayOf } from '@kasa/contracts/shared/kyiv-clock';
import { daysBetween } from '../../http/kyiv-time.ts';

/**
 * The point's next closing time on one of its days, or the end of the longest shift if that comes first.
 * @param days 1: Monday, 7: Sunday
 * @param time HH:mm in Kyiv
 */
export function closingTime(begunAt: string, time: string, days: readonly number[]): string {
  const latest = new Date(Date.parse(begunAt) + MAX_SHIFT_HOURS * 3_600_000).toISOString();
  const today = kyivDay(begunAt);
  const closings = daysBetween(today, dayAfter(today))
    .filter((day) => days.includes(weekdayOf(day)))
    .map((day) => kyivInstant(day, `${time}:00`));
  return closings.find((at) => at > begunAt && at < latest) ?? latest;
}
