import { describe, expect, it } from 'vitest';
import {
  boundsOf,
  conflictsOf,
  daysOfWeek,
  hoursOf,
  mondayOf,
  type PersonShift,
  type Plan,
  timeOf,
} from './schedule-rules.ts';

const week = '2026-11-30';
const hours = { from: '09:00', to: '21:00', days: [1, 2, 3, 4, 5, 6, 7] };
const shift = (user_id: string, day: string, from = '09:00', to = '21:00'): PersonShift => ({
  ...{ user_id, day, from, to },
});
/** Somebody who is there all week, so that nothing else is wrong. */
const guard = daysOfWeek(week).map((day) => shift('guard', day));
const found = (shifts: readonly PersonShift[], more: Partial<Plan> = {}) =>
  conflictsOf({
    ...{ week, shifts: [...shifts, ...guard], elsewhere: [], people: ['a', 'b', 'guard'], hours },
    ...more,
  }).filter(({ user_id }) => user_id !== 'guard');

describe('a week', () => {
  it('begins on Monday, also over the end of a year', () => {
    expect(mondayOf('2026-12-06')).toBe(week);
    expect(mondayOf(week)).toBe(week);
    expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
    expect(timeOf(24 * 60 + 30)).toBe('00:30');
  });

  it('has an hour more or less where clocks change', () => {
    expect(hoursOf(shift('a', '2027-03-27', '22:00', '06:00'))).toBe(7);
    expect(hoursOf(shift('a', '2026-10-24', '22:00', '06:00'))).toBe(9);
    expect(hoursOf(shift('a', '2026-11-30', '22:00', '06:00'))).toBe(8);
    expect(hoursOf(shift('a', '2026-11-30', '09:00', '09:00'))).toBe(24);
    const { start } = boundsOf(shift('a', '2026-10-25', '03:30', '05:00'));
    // Of a time that comes twice the first.
    expect(new Date(start).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });
});

describe('a conflict', () => {
  it('is none where all is well', () => {
    expect(
      found([shift('a', '2026-11-30', '09:00', '17:00'), shift('a', '2026-12-01', '09:00', '17:00')]),
    ).toEqual([]);
  });

  it('is being in two places, here or elsewhere', () => {
    const here = shift('a', '2026-11-30', '09:00', '15:00');
    expect(found([here, shift('a', '2026-11-30', '14:30', '18:00')])).toMatchObject([
      { kind: 'two_places', user_id: 'a', shifts: [0, 1] },
    ]);
    expect(found([here], { elsewhere: [shift('a', '2026-11-30', '08:00', '09:30')] })).toMatchObject([
      { kind: 'two_places', shifts: [0] },
    ]);
    expect(found([here], { elsewhere: [shift('b', '2026-11-30', '08:00', '09:30')] })).toEqual([]);
  });

  it('is less than eleven hours of rest, also from the day before the week, and with the clocks', () => {
    expect(found([shift('a', '2026-11-30', '14:00', '21:00'), shift('a', '2026-12-01')])).toEqual([]);
    const late = shift('a', '2026-11-29', '15:00', '23:00');
    expect(found([shift('a', '2026-11-30')], { elsewhere: [late] })).toMatchObject([
      { kind: 'short_rest', hours: 10, shifts: [0] },
    ]);
    const ofChange = { week: '2027-03-22', hours: { ...hours, to: '22:00' } };
    const night = [shift('a', '2027-03-27', '12:00', '22:00'), shift('a', '2027-03-28', '09:00', '15:00')];
    const rest = conflictsOf({ ...ofChange, shifts: night, elsewhere: [], people: ['a'] });
    expect(rest.filter(({ kind }) => kind === 'short_rest')).toMatchObject([{ hours: 10 }]);
  });

  it('is more than forty hours in the week, wherever', () => {
    const five = daysOfWeek(week).slice(0, 5);
    const short = five.map((day) => shift('a', day, '09:00', '17:00'));
    expect(found(short)).toEqual([]);
    const more = { elsewhere: [shift('a', '2026-12-05', '09:00', '09:30')] };
    expect(found(short, more)).toMatchObject([{ kind: 'long_week', hours: 40.5, shifts: [0, 1, 2, 3, 4] }]);
    // What is before the week is of another.
    expect(found(short, { elsewhere: [shift('a', '2026-11-29', '09:00', '12:00')] })).toEqual([]);
  });

  it('is what lies outside the hours of the point, and on days when it is closed', () => {
    expect(found([shift('a', '2026-11-30', '08:30', '12:00')])).toMatchObject([{ kind: 'outside_hours' }]);
    expect(found([shift('a', '2026-11-30', '20:00', '21:30')])).toMatchObject([{ kind: 'outside_hours' }]);
    const closed = { hours: { ...hours, days: [1, 2, 3, 4, 5, 6] } };
    expect(found([shift('a', '2026-12-06')], closed).map(({ kind, shifts }) => [kind, shifts])).toEqual([
      ['outside_hours', [0]],
    ]);
    const byNight = { hours: { ...hours, from: '18:00', to: '02:00' } };
    expect(
      found([shift('a', '2026-11-30', '20:00', '02:00')], byNight).filter(({ shifts }) => shifts[0] === 0),
    ).toEqual([]);
  });

  it('is somebody who does not work there', () => {
    expect(found([shift('c', '2026-11-30', '09:00', '12:00')])).toMatchObject([
      { kind: 'not_at_point', user_id: 'c', shifts: [0] },
    ]);
  });

  it('is time when nobody is there, and in an empty week nothing', () => {
    const plan = { week, elsewhere: [], people: ['a', 'b'], hours: { ...hours, days: [1, 2] } };
    expect(conflictsOf({ ...plan, shifts: [] })).toEqual([]);
    const gaps = conflictsOf({
      ...plan,
      shifts: [
        shift('a', '2026-11-30', '10:00', '13:00'),
        shift('b', '2026-11-30', '12:00', '15:00'),
        shift('b', '2026-11-30', '16:00', '21:00'),
        shift('a', '2026-12-01'),
      ],
    }).filter(({ kind }) => kind === 'nobody');
    expect(gaps.map(({ day, from, to }) => [day, from, to])).toEqual([
      ['2026-11-30', '09:00', '10:00'],
      ['2026-11-30', '15:00', '16:00'],
    ]);
  });
});
