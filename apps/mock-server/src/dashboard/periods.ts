/** Days of Kyiv that a dashboard compares. Pure. */
import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { kyivTime } from '../http/kyiv-time.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A period up to a moment of its last day. */
export interface PeriodBefore {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** ISO 8601 UTC. */
  readonly to: string;
}

const asDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** The calendar day before. @param day `YYYY-MM-DD` */
export const dayBefore = (day: string): string => asDay(noon(day) - DAY_MS);

/** How far Kyiv may be ahead of UTC, hours: summer first, as on the day on which it ends. */
const AHEAD = [3, 2] as const;

/**
 * When clocks in Kyiv show on a day what they show now. What they show twice on it counts at the first time, and what
 * they leave out so long after midnight as it is now.
 */
function sameMoment(day: string, now: Date): string {
  const time = kyivTime(now.toISOString()).slice(11);
  const shown = Date.parse(`${day}T${time}Z`) + now.getUTCMilliseconds();
  const instants = AHEAD.map((hours) => new Date(shown - hours * HOUR_MS).toISOString());
  return instants.find((at) => kyivTime(at) === `${day} ${time}`) ?? String(instants.at(-1));
}

/** Yesterday up to this moment of the day. */
export function sameMomentYesterday(now: Date): PeriodBefore {
  const from = dayBefore(kyivDay(now));
  return { from, to: sameMoment(from, now) };
}

/** Last month up to this day and moment of it; the whole of a month that has no such day. */
export function sameMomentLastMonth(now: Date): PeriodBefore {
  const day = kyivDay(now);
  const last = dayBefore(`${day.slice(0, 8)}01`);
  const from = `${last.slice(0, 8)}01`;
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  if (same > last) return { from, to: kyivDayBounds(last).before };
  return { from, to: sameMoment(same, now) };
}
