/** Kyiv days that the dashboard compares. Pure. */
import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { dayBefore, sameMoment } from '../http/kyiv-time.ts';

export interface PreviousPeriod {
  /** `YYYY-MM-DD`. */
  readonly from: string;
  /** ISO 8601 UTC. */
  readonly to: string;
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
