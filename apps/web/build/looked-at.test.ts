import { expect, test } from 'vitest';
import { notLookedAt } from '../e2e/support/looked-at.ts';
import { paths } from '../src/shared/paths.ts';

const filled = Object.values(paths).map(({ pattern }) => pattern.replaceAll(/:\w+/g, '0'));
const notes = (addresses: readonly string[]) => addresses.map((one) => `a.e2e.ts ${one}\n`).join('');
const without = (gone: string) => filled.filter((one) => one !== gone);

test('every address was looked at', () => {
  expect(notLookedAt(notes(filled), ['a.e2e.ts'])).toEqual([]);
});

test.each([
  ['/Routes', '/Routes'],
  ['/branches/0', '/branches/:id'],
  // Which one of another pattern would fit, too.
  ['/branches/edit', '/branches/edit'],
])('%s was not', (gone, pattern) => {
  expect(notLookedAt(notes(without(gone)), ['a.e2e.ts', 'b.deep.e2e.ts'])).toEqual([pattern]);
});

test('while some file was not run nothing is missed', () => {
  expect(notLookedAt(notes(without('/Routes')), ['a.e2e.ts', 'b.e2e.ts'])).toEqual([]);
});
