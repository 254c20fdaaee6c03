import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';
import { safeRedirectValues, unsafeRedirectValues } from './test-support/redirect-values.ts';

const ORIGIN = 'https://kasa.example';

describe('redirect after sign-in', () => {
  it.each(safeRedirectValues)('keeps %j whole', (value) => {
    expect(safeRedirect(value, ORIGIN)).toBe(value);
  });

  it.each([null, undefined, ...unsafeRedirectValues])('answers / for %j', (value) => {
    expect(safeRedirect(value, ORIGIN)).toBe('/');
  });

  it('never leaves the origin, whatever it answers', () => {
    for (const value of [null, ...safeRedirectValues, ...unsafeRedirectValues]) {
      const answer = safeRedirect(value, ORIGIN);
      expect(new URL(answer, ORIGIN).origin).toBe(ORIGIN);
      expect(new URL(answer, `${ORIGIN}/deep/page`).host).toBe('kasa.example');
    }
  });

  it('takes a path of 2048 characters', () => {
    const value = `/${'a'.repeat(2047)}`;
    expect(safeRedirect(value, ORIGIN)).toBe(value);
  });
});
