import { expect, it } from 'vitest';
import { shiftTime } from './shift-time.ts';

const OPENED = '2026-03-28T08:00:00.000Z';
const after = (minutes: number) => shiftTime(OPENED, Date.parse(OPENED) + minutes * 60_000);

it.each([
  [0, 1440, 'positive'],
  [1259, 181, 'positive'],
  [1260, 180, 'warning'],
  [1379, 61, 'warning'],
  [1380, 60, 'danger'],
  // The clocks change in this night: a shift lasts 24 hours all the same.
  [1439, 1, 'danger'],
  [1440, 0, 'danger'],
  [2000, 0, 'danger'],
] as const)('after %i minutes %i are left: %s', (minutes, left, tone) => {
  expect(after(minutes)).toEqual({ passed: 1440 - left, left, most: 1440, tone });
});

it('nothing has passed while this clock is behind the server’s', () => {
  expect(after(-5)).toMatchObject({ passed: 0, left: 1440 });
});
