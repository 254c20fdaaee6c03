import { expect, test } from 'vitest';
import { uncheckedRoutes } from '../e2e/support/axe-coverage.ts';
import { paths } from '../src/shared/paths.ts';

const filled = Object.values(paths).map(({ pattern }) => pattern.replaceAll(/:\w+/g, '0'));
const notes = (addresses: readonly string[]) => addresses.map((one) => `a.e2e.ts ${one}\n`).join('');
const without = (gone: string) => filled.filter((one) => one !== gone);

test('every address was looked at', () => {
  expect(uncheckedRoutes(notes(filled), ['a.e2e.ts'])).toEqual([]);
});

test.each([
  ['/Routes', '/Routes'],
  ['/branches/0', '/branches/:id'],
  // Which one of another pattern would fit, too.
  ['/branches/edit', '/branches/edit'],
])('%s was not', (gone, pattern) => {
  expect(uncheckedRoutes(notes(without(gone)), ['a.e2e.ts', 'b.deep.e2e.ts'])).toEqual([pattern]);
});

test('while some file was not run nothing is missed', () => {
  expect(uncheckedRoutes(notes(without('/Routes')), ['a.e2e.ts', 'b.e2e.ts'])).toEqual([]);
});
