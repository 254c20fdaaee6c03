/** Clocks and days of the calendar in Kyiv; apart from `kyiv.ts`, which the first screen loads. */
import { KYIV_TIME_ZONE } from './kyiv.ts';
import { type WeekDay, weekDays } from './week-days.ts';

// The Swedish locale writes ISO 8601 with a space instead of the T.
const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: KYIV_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Kyiv time as `2026-11-20 10:15:00`; an invalid instant is returned unchanged. @param instant ISO 8601, UTC */
export function kyivTime(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? instant : wall.format(at);
}

const HOUR_MS = 3_600_000;
/** Offsets of Kyiv from UTC, hours; summer first, which wins on the day it ends. */
const KYIV_UTC_OFFSETS = [3, 2] as const;

/**
 * The instant at which Kyiv's clocks show `time` on `day`. Of a repeated time it is the first one; a skipped time is
 * taken with the winter offset.
 * @param time HH:mm:ss
 */
export function kyivInstant(day: string, time: string): string {
  const shown = Date.parse(`${day}T${time}Z`);
  const instants = KYIV_UTC_OFFSETS.map((hours) => new Date(shown - hours * HOUR_MS).toISOString());
  return instants.find((at) => kyivTime(at) === `${day} ${time}`) ?? String(instants.at(-1));
}

const DAY_MS = 86_400_000;
const asDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** @param n days; negative: before it */
export const dayAfter = (day: string, n = 1): string => asDay(noon(day) + n * DAY_MS);

/** 1: Monday, 7: Sunday. */
export const weekdayOf = (day: string): number => new Date(noon(day)).getUTCDay() || 7;

/** The name of a day's day of the week. */
export const weekdayNamed = (day: string): WeekDay => weekDays[weekdayOf(day) - 1] ?? 'mon';
