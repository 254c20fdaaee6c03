import { MAX_SHIFT_HOURS } from '@kasa/contracts/points/register-shift-states';
import type { MeterTone } from '@kasa/ui/progress-meter';

const MINUTE_MS = 60_000;
const MOST = MAX_SHIFT_HOURS * 60;
/** Minutes left from which on it is urgent, and from which on it is time to think of it. */
const URGENT = 60;
const SOON = 180;

/** The minutes of a shift: those that have passed, and those until it must be closed. @param now milliseconds */
export function shiftTime(
  openedAt: string,
  now: number,
): { passed: number; left: number; most: number; tone: MeterTone } {
  const minutes = Math.floor((now - Date.parse(openedAt)) / MINUTE_MS);
  const passed = Math.min(MOST, Math.max(0, minutes));
  const left = MOST - passed;
  const tone = left <= URGENT ? 'danger' : left <= SOON ? 'warning' : 'positive';
  return { passed, left, most: MOST, tone };
}
