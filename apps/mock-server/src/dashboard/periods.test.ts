import { expect, it } from 'vitest';
import { sameMomentLastMonth, sameMomentYesterday } from './periods.ts';

it.each([
  ['2026-11-20T09:00:00.000Z', '2026-11-19', '2026-11-19T09:00:00.000Z'],
  // In Kyiv it is the next day already.
  ['2026-11-20T22:30:00.000Z', '2026-11-20', '2026-11-19T22:30:00.000Z'],
  // Ten past midnight, five in the morning, ten to midnight.
  ['2026-11-19T22:10:00.000Z', '2026-11-19', '2026-11-18T22:10:00.000Z'],
  ['2026-11-20T03:00:00.000Z', '2026-11-19', '2026-11-19T03:00:00.000Z'],
  ['2026-11-20T21:50:30.250Z', '2026-11-19', '2026-11-19T21:50:30.250Z'],
  // Clocks go back at four in the morning of October 25: noon is an hour later in UTC from then on.
  ['2026-10-25T10:00:00.000Z', '2026-10-24', '2026-10-24T09:00:00.000Z'],
  ['2026-10-26T10:00:00.000Z', '2026-10-25', '2026-10-25T10:00:00.000Z'],
  // Half past three was twice on that day.
  ['2026-10-26T01:30:00.000Z', '2026-10-25', '2026-10-25T00:30:00.000Z'],
  // They go forward at three in the morning of March 28: half past three was not at all.
  ['2027-03-28T09:00:00.000Z', '2027-03-27', '2027-03-27T10:00:00.000Z'],
  ['2027-03-29T09:00:00.000Z', '2027-03-28', '2027-03-28T09:00:00.000Z'],
  ['2027-03-29T00:30:00.000Z', '2027-03-28', '2027-03-28T01:30:00.000Z'],
  ['2027-03-29T20:55:00.000Z', '2027-03-28', '2027-03-28T20:55:00.000Z'],
  ['2027-01-01T10:00:00.000Z', '2026-12-31', '2026-12-31T10:00:00.000Z'],
])('at %s yesterday is %s up to %s', (now, from, to) => {
  expect(sameMomentYesterday(new Date(now))).toEqual({ from, to });
});

it.each([
  ['2026-11-20T09:00:00.000Z', '2026-10-01', '2026-10-20T08:00:00.000Z'],
  ['2027-01-15T10:00:00.000Z', '2026-12-01', '2026-12-15T10:00:00.000Z'],
  // April has no 31st: all of it.
  ['2026-05-31T10:00:00.000Z', '2026-04-01', '2026-04-30T21:00:00.000Z'],
  // On the first of a month: the first day of the one before, up to the same hour.
  ['2026-11-30T22:10:00.000Z', '2026-11-01', '2026-10-31T22:10:00.000Z'],
  ['2026-12-31T21:50:00.000Z', '2026-11-01', '2026-11-30T22:00:00.000Z'],
  ['2026-10-31T21:50:00.000Z', '2026-09-01', '2026-09-30T21:00:00.000Z'],
  ['2027-03-30T10:00:00.000Z', '2027-02-01', '2027-02-28T22:00:00.000Z'],
])('at %s the month before is from %s up to %s', (now, from, to) => {
  expect(sameMomentLastMonth(new Date(now))).toEqual({ from, to });
});
