import { describe, expect, it } from 'vitest';
import { matchingStep, newTotpSecret, stepOf, totpCode } from './totp.ts';

/** Base32 of "12345678901234567890", the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes of a time step', () => {
  // The last six of the RFC's eight digits: fewer digits are the same number modulo a million.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    expect(totpCode(SECRET, stepOf(new Date(second * 1000)))).toBe(code);
  });

  it('count in the step before and the one after, and no further', () => {
    const now = new Date('2026-11-20T09:00:00.000Z');
    const present = stepOf(now);
    for (const [away, step] of [
      [-2, undefined],
      [-1, present - 1],
      [0, present],
      [1, present + 1],
      [2, undefined],
    ] as const) {
      expect([away, matchingStep(SECRET, totpCode(SECRET, present + away), now, 0)]).toEqual([away, step]);
    }
  });

  it('count once: neither again nor after a later one', () => {
    const now = new Date('2026-11-20T09:00:00.000Z');
    const present = stepOf(now);
    expect(matchingStep(SECRET, totpCode(SECRET, present), now, present)).toBeUndefined();
    expect(matchingStep(SECRET, totpCode(SECRET, present - 1), now, present)).toBeUndefined();
    expect(matchingStep(SECRET, totpCode(SECRET, present + 1), now, present)).toBe(present + 1);
  });

  it.each(['', '28708', '2870820', '2870820000', 'ABCDEFGHIJ', '000000'])('are not %j', (typed) => {
    expect(matchingStep(SECRET, typed, new Date(59_000), 0)).toBeUndefined();
  });

  it('come of 160 random bits', () => {
    const secrets = new Set(Array.from({ length: 100 }, newTotpSecret));
    expect(secrets.size).toBe(100);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });
});
