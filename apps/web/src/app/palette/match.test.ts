import { expect, it } from 'vitest';
import { matches } from './use-matching-commands.ts';

it.each([
  ['Водії', '', true],
  ['Водії', 'ВОДІЇ', true],
  ['Додати водія', 'вод дод', true],
  ['Додати водія', 'додати маршрут', false],
  ['Об’єкти', "об'є", true],
  ['Об’єкти', 'обє', true],
])('%s, typed %j: %s', (label, typed, expected) => {
  expect(matches(label, typed)).toBe(expected);
});
