import { describe, expect, it } from 'vitest';
import { Day, Instant, TimeOfDay } from './dates.ts';
import { kyivDay, kyivDayBounds } from './kyiv.ts';

describe('the day in Kyiv', () => {
  it.each([
    ['2026-11-20T21:59:59.999Z', '2026-11-20'], // winter: UTC+2
    ['2026-11-20T22:00:00.000Z', '2026-11-21'],
    ['2026-07-15T20:59:59.999Z', '2026-07-15'], // summer: UTC+3
    ['2026-07-15T21:00:00.000Z', '2026-07-16'],
    ['2026-03-29T00:30:00.000Z', '2026-03-29'], // DST starts at 01:00 UTC
    ['2026-10-25T21:59:00.000Z', '2026-10-25'], // DST ended at 01:00 UTC
    ['2026-12-31T22:00:00.000Z', '2027-01-01'],
  ])('of %s is %s', (instant, day) => {
    expect(kyivDay(instant)).toBe(day);
    expect(kyivDay(new Date(instant))).toBe(day);
  });
});

describe('the bounds of a day in Kyiv', () => {
  it.each([
    ['2026-11-20', '2026-11-19T22:00:00.000Z', '2026-11-20T22:00:00.000Z'],
    ['2026-07-15', '2026-07-14T21:00:00.000Z', '2026-07-15T21:00:00.000Z'],
    ['2026-03-29', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'], // 23-hour day
    ['2026-10-25', '2026-10-24T21:00:00.000Z', '2026-10-25T22:00:00.000Z'], // 25-hour day
    ['2026-12-31', '2026-12-30T22:00:00.000Z', '2026-12-31T22:00:00.000Z'],
    ['9999-12-31', '9999-12-30T22:00:00.000Z', '9999-12-31T22:00:00.000Z'],
  ])('%s are %s and %s', (day, from, before) => {
    expect(kyivDayBounds(day)).toEqual({ from, before });
  });

  it('fit together all through the years, and hold what belongs to the day', () => {
    for (let at = Date.parse('1996-01-01'); at < Date.parse('2040-01-01'); at += 86_400_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      const { from, before } = kyivDayBounds(day);
      const last = new Date(Date.parse(before) - 1);
      expect([day, kyivDay(from), kyivDay(last)]).toEqual([day, day, day]);
      expect(kyivDay(before) > day).toBe(true);
    }
  });
});

it.each([
  [
    Day,
    ['2026-11-20', '2028-02-29'],
    ['2026-02-29', '2026-13-01', '20.11.2026', '2026-11-20T00:00:00Z', '', null],
  ],
  [TimeOfDay, ['00:00', '23:59'], ['24:00', '9:00', '12:60', '12:00:00', '']],
  [
    Instant,
    ['2026-11-20T09:00:00.000Z'],
    ['2026-11-20T09:00:00Z', '2026-11-20T09:00:00.000+02:00', '2026-11-20 09:00:00.000Z', '2026-11-20'],
  ],
])('forms on the wire, %#', (schema, valid, invalid) => {
  for (const value of valid) expect(schema.safeParse(value).success, String(value)).toBe(true);
  for (const value of invalid) expect(schema.safeParse(value).success, String(value)).toBe(false);
});
