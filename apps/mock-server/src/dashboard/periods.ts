/** Kyiv days that the dashboard compares. Pure. */
import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { dayBefore, kyivTime } from '../http/kyiv-time.ts';

const HOUR_MS = 3_600_000;

export interface PreviousPeriod {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** ISO 8601 UTC. */
  readonly to: string;
}

/** Offsets of Kyiv from UTC, hours; summer first, which wins on the day it ends. */
const KYIV_UTC_OFFSETS = [3, 2] as const;

/**
 * The instant at which Kyiv's clocks show on `day` what they show now. Of a repeated time it is the first one; a
 * skipped time is taken with the winter offset.
 */
function sameMoment(day: string, now: Date): string {
  const time = kyivTime(now.toISOString()).slice(11);
  const shown = Date.parse(`${day}T${time}Z`) + now.getUTCMilliseconds();
  const instants = KYIV_UTC_OFFSETS.map((hours) => new Date(shown - hours * HOUR_MS).toISOString());
  return instants.find((at) => kyivTime(at) === `${day} ${time}`) ?? String(instants.at(-1));
}

export function sameMomentYesterday(now: Date): PreviousPeriod {
  const from = dayBefore(kyivDay(now));
  return { from, to: sameMoment(from, now) };
}

/** Last month up to the same day and time; all of it when it has no such day. */
export function sameMomentLastMonth(now: Date): PreviousPeriod {
  const day = kyivDay(now);
  const last = dayBefore(`${day.slice(0, 8)}01`);
  const from = `${last.slice(0, 8)}01`;
  const same = `${last.slice(0, 8)}${day.slice(8)}`;
  if (same > last) return { from, to: kyivDayBounds(last).before };
  return { from, to: sameMoment(same, now) };
}
