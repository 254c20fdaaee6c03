import type { Format } from '../../shared/i18n/format.ts';

const MINUTE = 60_000;
const MINUTES_IN_DAY = 1440;

/**
 * For how long a terminal has not been heard of: minutes and hours within a day, whole days after that.
 * @param lastOnlineAt ISO 8601 UTC
 * @param now milliseconds, by the server's clock
 * @param days how days are written: "3 дні"
 */
export function offlineFor(
  lastOnlineAt: string,
  now: number,
  format: Format,
  days: (count: number) => string,
): string {
  // Until the server's clock is known, it may be ahead of the browser's.
  const minutes = Math.max(0, Math.floor((now - Date.parse(lastOnlineAt)) / MINUTE));
  return minutes < MINUTES_IN_DAY ? format.minutes(minutes) : days(Math.floor(minutes / MINUTES_IN_DAY));
}
