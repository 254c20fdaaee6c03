import { describe, expect, it } from 'vitest';
import { isWithin, overlappingTimes } from './times.ts';

const range = (from_time: string, to_time: string) => ({ from_time, to_time });

describe('a range of hours', () => {
  it.each([
    ['08:00', '08:00', '11:00', true],
    ['10:59', '08:00', '11:00', true],
    ['11:00', '08:00', '11:00', false],
    ['07:59', '08:00', '11:00', false],
    ['22:00', '22:00', '02:00', true],
    ['23:59', '22:00', '02:00', true],
    ['00:00', '22:00', '02:00', true],
    ['01:59', '22:00', '02:00', true],
    ['02:00', '22:00', '02:00', false],
    ['12:00', '22:00', '02:00', false],
    ['23:59', '20:00', '00:00', true],
    ['00:00', '20:00', '00:00', false],
    ['00:00', '09:00', '09:00', true],
    ['23:59', '00:00', '00:00', true],
  ])('%s is within %s–%s: %s', (time, from, to, result) =>
    expect(isWithin(time, range(from, to))).toBe(result),
  );
});

describe('ranges of hours', () => {
  it.each([
    [[range('08:00', '11:00'), range('11:00', '14:00')], -1],
    [[range('08:00', '11:00'), range('10:59', '14:00')], 1],
    [[range('08:00', '11:00'), range('07:00', '12:00')], 1],
    [[range('22:00', '02:00'), range('12:00', '13:00'), range('01:00', '03:00')], 2],
    [[range('22:00', '02:00'), range('02:00', '22:00')], -1],
    [[range('00:00', '00:00'), range('12:00', '13:00')], 1],
    [[range('08:00', '11:00')], -1],
    [[], -1],
  ])('%j: the first that clashes is %i', (ranges, place) => expect(overlappingTimes(ranges)).toBe(place));

  it('have a minute in common exactly when they are said to', () => {
    const clock = (quarter: number) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
    const quarters = Array.from({ length: 96 }, (_, n) => clock(n));
    for (let n = 0; n < 500; n += 1) {
      const drawn = [7, 13, 29, 31].map((by) => clock((n * by * 11 + by) % 96));
      const [one, other] = [range(drawn[0] ?? '', drawn[1] ?? ''), range(drawn[2] ?? '', drawn[3] ?? '')];
      const isShared = quarters.some((time) => isWithin(time, one) && isWithin(time, other));
      expect([one, other, overlappingTimes([one, other])]).toEqual([one, other, isShared ? 1 : -1]);
    }
  });
});
