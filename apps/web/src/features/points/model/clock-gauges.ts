/** The gauges of the fiscal clock: what is used up of each limit, and how urgent that is. */
import { MAX_OFFLINE_HOURS, MAX_OFFLINE_MONTH_HOURS } from '@kasa/contracts/points/offline-rules';
import type { MeterTone } from '@kasa/ui/progress-meter';

const MINUTE_MS = 60_000;
const HOUR = 60;

export interface Gauge {
  readonly passed: number;
  readonly left: number;
  readonly most: number;
  readonly tone: MeterTone;
}

/** @param urgent, soon: how much is left from which on it is so */
function gauge(used: number, most: number, urgent: number, soon: number): Gauge {
  const passed = Math.min(most, Math.max(0, used));
  const left = most - passed;
  return { passed, left, most, tone: left <= urgent ? 'danger' : left <= soon ? 'warning' : 'positive' };
}

/** Minutes without the tax service in a row. @param now milliseconds */
export const inRowGauge = (since: string, now: number): Gauge =>
  gauge(Math.floor((now - Date.parse(since)) / MINUTE_MS), MAX_OFFLINE_HOURS * HOUR, 3 * HOUR, 12 * HOUR);

/** Minutes without the tax service in the calendar month. @param seconds of it */
export const inMonthGauge = (seconds: number): Gauge =>
  gauge(Math.floor(seconds / 60), MAX_OFFLINE_MONTH_HOURS * HOUR, 12 * HOUR, 48 * HOUR);

/** Numbers for documents made offline. */
export const numbersGauge = (left: number, given: number): Gauge =>
  gauge(given - left, given, given / 10, given / 4);

const DAY_MINUTES = 24 * HOUR;

/** How near the moment is at which a point has to stop selling. @param now milliseconds */
export function stopTone(at: string, now: number): 'danger' | 'warning' | 'positive' {
  const minutes = (Date.parse(at) - now) / MINUTE_MS;
  return minutes <= DAY_MINUTES ? 'danger' : minutes <= 14 * DAY_MINUTES ? 'warning' : 'positive';
}
