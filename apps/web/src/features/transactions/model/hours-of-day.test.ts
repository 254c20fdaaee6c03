import { expect, it } from 'vitest';
import { hoursOfDay } from './hours-of-day.ts';

const day = { from: '2026-11-19', to: '2026-11-19' };
const noon = { started_from: '2026-11-19T10:00:00.000Z', started_before: '2026-11-19T11:00:00.000Z' };

it('hours within the only day of a period are of it', () => {
  expect(hoursOfDay(day, noon)).toEqual({ from: '2026-11-19T10:00:00.000Z', to: '2026-11-19T10:59:59.999Z' });
  const last = { started_from: '2026-11-19T21:00:00.000Z', started_before: '2026-11-19T22:00:00.000Z' };
  expect(hoursOfDay(day, last)?.to).toBe('2026-11-19T21:59:59.999Z');
});

it.each([
  ['of several days', { from: '2026-11-18', to: '2026-11-19' }, noon],
  ['of another day', { from: '2026-11-18', to: '2026-11-18' }, noon],
  ['that go on into the next day', day, { ...noon, started_before: '2026-11-19T22:00:00.001Z' }],
  ['without an end', day, { started_from: noon.started_from }],
  ['that end before they begin', day, { ...noon, started_before: noon.started_from }],
  ['of all time', { from: undefined, to: undefined }, noon],
])('%s are not', (_, period, started) => {
  expect(hoursOfDay(period, started)).toBeUndefined();
});
