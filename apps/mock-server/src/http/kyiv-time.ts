import { KYIV_TIME_ZONE } from '@kasa/contracts/shared/kyiv';
import { dayAfter, kyivInstant, kyivTime } from '@kasa/contracts/shared/kyiv-clock';

/** The instant at which Kyiv's clocks show on `day` what they show now, see `kyivInstant`. */
export function sameMoment(day: string, now: Date): string {
  const at = Date.parse(kyivInstant(day, kyivTime(now.toISOString()).slice(11)));
  return new Date(at + now.getUTCMilliseconds()).toISOString();
}

/** Hour of the day in Kyiv, from 0 to 23. */
export const kyivHour = (instant: Date): number => Number(kyivTime(instant.toISOString()).slice(11, 13));

const shown = new Intl.DateTimeFormat('uk-UA', {
  timeZone: KYIV_TIME_ZONE,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Kyiv time as screens show it in both languages: `20.11.2026, 10:15`. @param instant ISO 8601, UTC */
export const kyivDisplayTime = (instant: string): string => shown.format(new Date(instant));

export const dayBefore = (day: string): string => dayAfter(day, -1);

/** All days from the one to the other, both included. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1 }, (_, n) =>
    dayAfter(from, n),
  );
