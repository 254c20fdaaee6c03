/** How long a register may go on without the tax service. */
import { MAX_OFFLINE_HOURS, MAX_OFFLINE_MONTH_HOURS } from '@kasa/contracts/points/offline-rules';
import { dayAfter, kyivInstant, kyivTime } from '@kasa/contracts/shared/kyiv-clock';
import type { OfflineLimit } from '@kasa/contracts/shared/offline-limits';

const HOUR_MS = 3_600_000;

/** A time without the tax service; ISO 8601 UTC. */
export interface OfflineTime {
  readonly started_at: string;
  /** Null: it goes on. */
  readonly ended_at: string | null;
}

/** First instant of a calendar month in Kyiv, and of the next one. */
function monthOf(at: Date): readonly [begins: number, ends: number] {
  const first = `${kyivTime(at.toISOString()).slice(0, 7)}-01`;
  const next = `${dayAfter(first, 31).slice(0, 7)}-01`;
  const instant = (day: string) => Date.parse(kyivInstant(day, '00:00:00'));
  return [instant(first), instant(next)];
}

/** First instant of the calendar month of `at` in Kyiv, ISO 8601 UTC. */
export const monthBegins = (at: Date): string => new Date(monthOf(at)[0]).toISOString();

/** Milliseconds without the tax service in the calendar month of `at`, until then. */
export function offlineInMonth(times: readonly OfflineTime[], at: Date): number {
  const [begins] = monthOf(at);
  const within = (instant: number) => Math.min(Math.max(instant, begins), at.getTime());
  const lengths = times.map(
    ({ started_at, ended_at }) =>
      within(ended_at === null ? at.getTime() : Date.parse(ended_at)) - within(Date.parse(started_at)),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

/**
 * When a register that goes offline must not go on: after 36 hours in a row, or when the month's 168 hours are used up
 * before the month ends.
 * @param earlier its times without the tax service before
 */
export function offlineLimit(
  start: Date,
  earlier: readonly OfflineTime[],
): { readonly stops_at: string; readonly stops_by: Exclude<OfflineLimit, 'numbers'> } {
  const inRow = start.getTime() + MAX_OFFLINE_HOURS * HOUR_MS;
  // Documents say whole seconds, so that the tax service may count up to one more of each session.
  const spare = (earlier.length + 1) * 1_000;
  const left = MAX_OFFLINE_MONTH_HOURS * HOUR_MS - offlineInMonth(earlier, start) - spare;
  const inMonth = start.getTime() + Math.max(0, left);
  const [, monthEnds] = monthOf(start);
  const isMonth = inMonth < inRow && inMonth <= monthEnds;
  return {
    stops_at: new Date(isMonth ? inMonth : inRow).toISOString(),
    stops_by: isMonth ? 'in_month' : 'in_row',
  };
}
