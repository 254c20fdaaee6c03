import { expect, it } from 'vitest';
import { byWeekday, inWeek } from './week-template.ts';

it('has shifts by days of the week, and makes them those of any other', () => {
  const shift = (day: string, to = '18:00') => ({ user_id: 'anna', day, from: '09:00', to });
  const template = byWeekday([shift('2026-11-30'), shift('2026-12-06', '02:00')]);
  expect(template.map(({ weekday }) => weekday)).toEqual([1, 7]);
  expect(inWeek(template, '2027-03-22')).toEqual([shift('2027-03-22'), shift('2027-03-28', '02:00')]);
});
