import { kyivTime } from '@kasa/contracts/shared/kyiv-clock';
import { expect, it } from 'vitest';
import { kyivDisplayTime } from './kyiv-time.ts';

it('is what a clock in Kyiv shows, in summer and in winter', () => {
  expect(['2026-07-01T21:05:55Z', '2026-11-20T20:05:55Z'].map(kyivTime)).toEqual([
    '2026-07-02 00:05:55',
    '2026-11-20 22:05:55',
  ]);
  expect(kyivTime('not yet')).toBe('not yet');
  expect(['2026-07-01T21:05:55Z', '2026-11-20T20:05:55Z'].map(kyivDisplayTime)).toEqual([
    '02.07.2026, 00:05',
    '20.11.2026, 22:05',
  ]);
});
