import { expect, it } from 'vitest';
import { taxNumberKind } from './tax-number-kind.ts';

it.each([
  ['14360570', 'edrpou'],
  ['00032129', 'edrpou'],
  ['3184710691', 'rnokpp'],
  ['3184710690', 'mistyped'],
  // Eight digits may be the beginning of a ten-digit number.
  ['14360571', 'unknown'],
  ['318471', 'unknown'],
  ['', 'unknown'],
] as const)('recognises %j as %s', (typed, kind) => {
  expect(taxNumberKind(typed)).toBe(kind);
});
