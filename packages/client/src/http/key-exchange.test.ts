import { describe, expect, it } from 'vitest';
import { deriveSecret, generateKeyPair, type KeyPair, powerModulo } from './key-exchange.ts';

const MIN = 10n ** 50n;
const MAX = 9n * 10n ** 50n;
const draws = Array.from({ length: 1000 }, generateKeyPair);

describe('a draw (spec §7)', () => {
  it('has a modulus between 1e50 and 9e50, a secret of three digits, and 3 ^ secret mod modulus', () => {
    for (const { modulus, secret, publicValue } of draws) {
      expect(modulus >= MIN && modulus <= MAX).toBe(true);
      expect(secret >= 100n && secret <= 999n).toBe(true);
      expect(publicValue).toBe(3n ** secret % modulus);
    }
  });

  it('is spread over the whole range and does not repeat', () => {
    expect(new Set(draws.map(({ modulus }) => modulus)).size).toBe(1000);
    // 8 equal parts of the range, about 125 draws each: none may stay empty.
    const parts = draws.map(({ modulus }) => (modulus - MIN) / MIN);
    expect(new Set(parts).size).toBe(8);
    const secrets = draws.map(({ secret }) => Number(secret));
    expect(Math.min(...secrets)).toBeLessThan(150);
    expect(Math.max(...secrets)).toBeGreaterThan(950);
  });
});

it('gives both sides the same secret, a thousand times', () => {
  for (const draw of draws) {
    const serverSecret = generateKeyPair().modulus;
    const serverPublic = powerModulo(3n, serverSecret, draw.modulus).toString();
    const shared = powerModulo(draw.publicValue, serverSecret, draw.modulus);
    expect(deriveSecret(draw, serverPublic)).toBe(shared.toString());
  }
});

it.each([100n, 999n])('works at the edge of the secrets: %s', (secret) => {
  const modulus = 345678901234567890123456789012345678901234567890123n;
  const draw: KeyPair = { modulus, secret, publicValue: powerModulo(3n, secret, modulus) };
  expect(draw.publicValue).toBe(3n ** secret % modulus);
  expect(deriveSecret(draw, '12345')).toBe((12345n ** secret % modulus).toString());
});

it.each(['', '-5', '0x1f', '1e50', ' 12', '12.5', '1'.repeat(52), 'NaN', '0', '1'])(
  'makes no secret of the server value %j',
  (serverPublic) => {
    expect(deriveSecret(generateKeyPair(), serverPublic)).toBeNull();
  },
);

it('makes no secret of a value that is no text', () => {
  expect(deriveSecret(generateKeyPair(), null as unknown as string)).toBeNull();
});

it('is no security: whoever sees the exchange finds the secret by nine hundred guesses', () => {
  const { modulus, publicValue, secret } = generateKeyPair();
  let found = 100n;
  while (found < 1000n && powerModulo(3n, found, modulus) !== publicValue) found += 1n;
  expect(found).toBe(secret);
});
