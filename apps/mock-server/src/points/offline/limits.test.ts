import { kyivTime } from '@kasa/contracts/shared/kyiv-clock';
import { describe, expect, it } from 'vitest';
import { chances } from '../test-support/chances.ts';
import { offlineInMonth, offlineLimit } from './limits.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const monthOf = (at: number) => kyivTime(new Date(at).toISOString()).slice(0, 7);

/** Minutes without the tax service in the month of `at`, counted one by one. */
function countMinutes(times: readonly (readonly [number, number])[], at: number): number {
  let minutes = 0;
  for (const [from, to] of times)
    for (let minute = from; minute < Math.min(to, at); minute += MINUTE)
      if (monthOf(minute) === monthOf(at)) minutes += 1;
  return minutes;
}

describe('the limits of being offline', () => {
  it.each([
    ['an ordinary month', '2026-11-02T08:00:00.000Z'],
    ['over the end of summer time', '2026-10-22T08:00:00.000Z'],
    ['over its beginning', '2026-03-20T08:00:00.000Z'],
    ['over the end of a year', '2026-12-22T08:00:00.000Z'],
  ])('are those that minutes counted one by one come to, %s', (_, begins) => {
    let inMonth = 0;
    for (let seed = 1; seed <= 6; seed += 1) {
      const chance = chances(seed);
      const draw = (most: number) => Math.floor(chance.next().value * most) * MINUTE;
      const times: (readonly [number, number])[] = [];
      let at = Date.parse(begins);
      for (let n = 0; n < 8; n += 1) {
        const start = at + draw(600);
        const end = start + HOUR + draw(35 * 60);
        const earlier = times.map(([from, to]) => ({
          ...{ started_at: new Date(from).toISOString(), ended_at: new Date(to).toISOString() },
        }));
        const { stops_at, stops_by } = offlineLimit(new Date(start), earlier);
        const stop = Date.parse(stops_at);
        const running = [...times, [start, Number.POSITIVE_INFINITY] as const];
        const month = (moment: number) => countMinutes(running, moment);
        expect(stop - start).toBeLessThanOrEqual(36 * HOUR);
        if (stops_by === 'in_row') {
          expect(stop - start).toBe(36 * HOUR);
          // Up to the last minute the month has time left.
          expect(month(stop - MINUTE)).toBeLessThan(168 * 60);
        } else {
          inMonth += 1;
          expect(month(stop - MINUTE) + 1).toBeGreaterThanOrEqual(168 * 60);
        }
        // Counted up to the stop: of the month that it is in.
        expect(month(stop)).toBeLessThanOrEqual(168 * 60);
        times.push([start, Math.min(end, Math.max(stop, start))]);
        at = times.at(-1)?.[1] ?? at;
        const ended = times.map(([from, to]) => ({
          ...{ started_at: new Date(from).toISOString(), ended_at: new Date(to).toISOString() },
        }));
        const probe = at + draw(300);
        expect(offlineInMonth(ended, new Date(probe))).toBe(countMinutes(times, probe) * MINUTE);
      }
    }
    expect(inMonth).toBeGreaterThan(0);
  });
});
