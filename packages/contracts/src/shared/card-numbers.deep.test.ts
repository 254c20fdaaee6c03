import { expect, it } from 'vitest';
import { containsCardNumber, maskCardNumbers } from './card-numbers.ts';

// Security T17: 50 kB of worst-case text takes at most 50 ms; a case fails only if five runs are slow.
/** Takes about 10 ms; quadratic work would take seconds on any machine. */
const MAX_MS = 500;

it.each([
  ...['4', '6', '41', '4 ', '6 - ', '4 \u200b', '４', '𝟒', '½', 'UA1', '01912d50-', '2720 '],
  ...['4111111111111111', '4111 1111 1111 1111 ', '41111111111111112', '1 4111111111111111 '],
])('50 kB of %j keep it busy for no time that anybody would notice', (unit) => {
  const text = unit.repeat(50_000 / unit.length);
  for (const run of [maskCardNumbers, containsCardNumber]) {
    let least = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < 5 && least >= MAX_MS; turn += 1) {
      const begin = performance.now();
      run(text);
      least = Math.min(least, performance.now() - begin);
    }
    expect(least).toBeLessThan(MAX_MS);
  }
});
