import { expect, it } from 'vitest';
import { formatIn } from '#shared/i18n/format.ts';
import { formatShiftTime } from './shift-time.ts';

const format = formatIn('uk');

it.each([
  ['2026-11-20T04:30:00.000Z', '2026-11-20T13:05:00.000Z', '15:05'],
  ['2026-11-20T04:30:00.000Z', '2026-11-20T22:10:00.000Z', '21.11.2026, 00:10'],
  // The day is that of Kyiv, not UTC.
  ['2026-11-20T22:30:00.000Z', '2026-11-21T03:00:00.000Z', '05:00'],
])('of a shift that began at %s, %s is %s', (opened_at, at, words) => {
  expect(formatShiftTime(at, { opened_at }, format)).toBe(words);
});
