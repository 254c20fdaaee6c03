import { expect, it } from 'vitest';
import { holidayOn } from './holidays.ts';

it.each(['2024-05-05', '2025-04-20', '2026-04-12', '2027-05-02', '2028-04-16', '2029-04-08'])(
  'Easter is on %s',
  (day) => expect(holidayOn(day)?.uk).toBe('Великдень'),
);

it('Trinity is seven weeks after, and other days are what they are called by law', () => {
  expect(holidayOn('2026-05-31')?.uk).toBe('Трійця');
  expect(holidayOn('2026-07-15')?.uk).toBe('День Української Державності');
  expect(holidayOn('2026-12-25')?.en).toBe('Christmas');
  expect(holidayOn('2026-01-07')).toBeUndefined();
});
