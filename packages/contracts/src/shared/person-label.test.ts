import { expect, it } from 'vitest';
import { personLabel } from './person-label.ts';

const person = { id: '01912d50-3c00-7000-8000-000000007a3f', name: 'Коваль Олена' };

it.each([
  ['the name alone tells', false, null, 'Коваль Олена'],
  ['a namesake, for who may see digits of phones', true, '4567', 'Коваль Олена, …4567'],
  ['a namesake with the same digits', true, '+380671234567', 'Коваль Олена, +380 67 123 45 67'],
  ['a namesake, for everybody else', true, null, 'Коваль Олена, ID 7A3F'],
])('%s', (_case, has_namesake, phone_hint, label) => {
  expect(personLabel({ ...person, has_namesake, phone_hint })).toBe(label);
  const { name: full_name, ...rest } = person;
  expect(personLabel({ ...rest, full_name, has_namesake, phone_hint })).toBe(label);
});
