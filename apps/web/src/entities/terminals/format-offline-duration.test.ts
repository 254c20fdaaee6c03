import { expect, it } from 'vitest';
import { formatIn } from '../../shared/i18n/format.ts';
import { formatOfflineDuration } from './format-offline-duration.ts';

const now = Date.parse('2026-11-20T09:00:00.000Z');

it.each([
  ['2026-11-20T08:54:10.000Z', '5 хв'],
  ['2026-11-20T06:48:00.000Z', '2 год 12 хв'],
  ['2026-11-19T09:00:01.000Z', '23 год 59 хв'],
  ['2026-11-19T09:00:00.000Z', 'днів: 1'],
  ['2026-11-01T08:59:00.000Z', 'днів: 19'],
  ['2026-11-20T09:03:00.000Z', '0 хв'],
])('says for how long a terminal last heard of at %s is offline', (at, words) => {
  const said = formatOfflineDuration(at, now, formatIn('uk'), (count) => `днів: ${count}`);
  expect(said.replace(/\s/g, ' ')).toBe(words);
});
