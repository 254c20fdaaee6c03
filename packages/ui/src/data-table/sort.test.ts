import { expect, test } from 'vitest';
import { nextSort, sortDirection } from './sort.ts';

test.each([
  [undefined, 'name', null, 'name'],
  ['name', 'name', 'ascending', '-name'],
  ['-name', 'name', 'descending', 'name'],
  ['-created_at', 'name', null, 'name'],
])('sort %s seen from column %s', (sort, column, direction, next) => {
  expect(sortDirection(sort, column)).toBe(direction);
  expect(nextSort(sort, column)).toBe(next);
});
