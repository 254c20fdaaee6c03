import { expect, it } from 'vitest';
import { barStart, barTime, peopleWithNews, shortNames, weekOf, withInitials } from './week.ts';

it('takes the week of any day, and of nothing else', () => {
  expect(weekOf('2026-12-06')).toBe('2026-11-30');
  for (const wrong of [null, '', 'tomorrow', '2026-02-30', '2026-13-01'])
    expect(weekOf(wrong), `${wrong}`).toBeUndefined();
});

it('names people by surname and name, namesakes in full', () => {
  const names = shortNames([
    { id: '1', full_name: 'Романюк Ірина Богданівна' },
    { id: '2', full_name: 'Коваль Олена Петрівна' },
    { id: '3', full_name: 'Коваль Олена Іванівна' },
  ]);
  expect([...names.values()]).toEqual(['Романюк Ірина', 'Коваль Олена Петрівна', 'Коваль Олена Іванівна']);
  expect(withInitials('Коваль Олена Петрівна')).toBe('Коваль О. П.');
});

it('knows for whom something is new', () => {
  const shift = (user_id: string, from: string) => ({ user_id, day: '2026-11-30', from, to: '18:00' });
  const published = [shift('1', '09:00'), shift('2', '09:00'), shift('3', '09:00')];
  expect(peopleWithNews([shift('2', '10:00'), shift('1', '09:00'), shift('4', '09:00')], published)).toEqual([
    '2',
    '4',
    '3',
  ]);
});

it('writes times as short as they can be on a bar', () => {
  expect(barTime({ from: '09:00', to: '18:30' })).toBe('9–18:30');
  expect(barTime({ from: '20:00', to: '00:00' })).toBe('20–24');
  expect(barStart({ from: '09:30' })).toBe('9:30');
});
