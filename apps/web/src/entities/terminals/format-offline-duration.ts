import type { Format } from '../../shared/i18n/format.ts';

const MINUTE = 60_000;
const MINUTES_IN_DAY = 1440;

/**
 * How long a terminal has been offline: minutes and hours within a day, whole days after that.
 * @param lastOnlineAt ISO 8601 UTC
 * @param now server time in milliseconds
 * @param days formats a number of days: "3 дні"
 */
export function formatOfflineDuration(
  lastOnlineAt: string,
  now: number,
  format: Format,
  days: (count: number) => string,
): string {
  // Until the server's clock is known, `lastOnlineAt` may be in the future.
  const minutes = Math.max(0, Math.floor((now - Date.parse(lastOnlineAt)) / MINUTE));
  return minutes < MINUTES_IN_DAY ? format.minutes(minutes) : days(Math.floor(minutes / MINUTES_IN_DAY));
}
