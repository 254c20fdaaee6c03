import { kyivTime } from '@kasa/contracts/shared/kyiv-clock';
import { describe, expect, it } from 'vitest';
import { closingTime } from './closing-time.ts';

const ALL = [1, 2, 3, 4, 5, 6, 7];

describe('a shift closes by itself', () => {
  it.each([
    // Friday 20.11.2026.
    ['on its day', '2026-11-20T06:00:00.000Z', '21:30', ALL, '2026-11-20 21:30:00'],
    ['after midnight', '2026-11-20T06:00:00.000Z', '02:00', ALL, '2026-11-21 02:00:00'],
    [
      'after midnight only on days that have a closing',
      '2026-11-20T06:00:00.000Z',
      '02:00',
      [5],
      '2026-11-21 08:00:00',
    ],
    [
      'after 24 hours where no closing comes before',
      '2026-11-20T06:00:00.000Z',
      '21:30',
      [6],
      '2026-11-21 08:00:00',
    ],
    ['not at the minute it was begun', '2026-11-20T19:30:00.000Z', '21:30', ALL, '2026-11-21 21:30:00'],
    [
      '24 hours on, over the end of summer time',
      '2026-10-24T18:30:00.000Z',
      '21:30',
      ALL,
      '2026-10-25 20:30:00',
    ],
    [
      'earlier, over the beginning of summer time',
      '2026-03-28T19:30:00.000Z',
      '21:30',
      ALL,
      '2026-03-29 21:30:00',
    ],
    ['at the first of two', '2026-10-24T18:00:00.000Z', '03:30', ALL, '2026-10-25 03:30:00'],
    [
      'an hour later where the time is skipped',
      '2026-03-28T18:00:00.000Z',
      '03:30',
      ALL,
      '2026-03-29 04:30:00',
    ],
  ] as const)('%s', (_, begunAt, time, days, expected) => {
    const at = closingTime(begunAt, time, days);
    expect(kyivTime(at)).toBe(expected);
    const hours = (Date.parse(at) - Date.parse(begunAt)) / 3_600_000;
    expect(hours).toBeGreaterThan(0);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('at the earlier instant of a repeated time', () => {
    expect(closingTime('2026-10-24T18:00:00.000Z', '03:30', ALL)).toBe('2026-10-25T00:30:00.000Z');
  });
});
