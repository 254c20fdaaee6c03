import { expect, it } from 'vitest';
import { compareFigures } from './comparison.ts';

it.each([
  [150_00, 100_00, { kind: 'more', percent: 50 }],
  [100_00, 150_00, { kind: 'less', percent: 33 }],
  [100_001, 100_000, { kind: 'more', percent: 1 }],
  [0, 500, { kind: 'less', percent: 100 }],
  [700, 700, { kind: 'same' }],
  [0, 0, { kind: 'same' }],
  [700, 0, { kind: 'none' }],
  [700, null, { kind: 'unknown' }],
])('%i against %s', (figure, before, expected) => {
  expect(compareFigures(figure, before)).toEqual(expected);
});
