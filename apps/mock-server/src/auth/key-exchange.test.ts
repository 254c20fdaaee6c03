import { randomInt } from 'node:crypto';
import { KeyExchangeInput } from '@kasa/contracts/auth/session';
import { describe, expect, it } from 'vitest';
import { agreeOnKey, modPow } from './key-exchange.ts';

function randomModulus(): bigint {
  const digits = Array.from({ length: 50 }, () => randomInt(10)).join('');
  return BigInt(`${randomInt(1, 9)}${digits}`);
}

function clientOf(secret: bigint, modulus: bigint) {
  return {
    public: modPow(3n, secret, modulus),
    sharedFrom: (serverPublic: string) => modPow(BigInt(serverPublic), secret, modulus).toString(),
  };
}

describe('key exchange', () => {
  it('agrees with the client, whatever it draws', () => {
    for (let n = 0; n < 1_000; n += 1) {
      const modulus = randomModulus();
      const client = clientOf(BigInt(randomInt(100, 1000)), modulus);
      const key = agreeOnKey(modulus, client.public);
      // A modulus divisible by 3 can give a degenerate value, which is refused.
      if (key !== null) expect(client.sharedFrom(key.serverPublic)).toBe(key.shared);
      else expect(modulus % 3n).toBe(0n);
    }
  });

  it.each([100n, 999n])('agrees for the client secret %s at the edge of the range', (secret) => {
    const modulus = 10n ** 50n + 7n;
    const client = clientOf(secret, modulus);
    const key = agreeOnKey(modulus, client.public);
    expect(client.sharedFrom(String(key?.serverPublic))).toBe(key?.shared);
  });

  it('does not reduce 3^100, which is below every modulus', () => {
    expect(clientOf(100n, 10n ** 50n).public).toBe(3n ** 100n);
  });

  it('draws another secret every time', () => {
    const modulus = 10n ** 50n + 7n;
    const client = clientOf(500n, modulus);
    const publics = Array.from({ length: 50 }, () => agreeOnKey(modulus, client.public)?.serverPublic);
    expect(new Set(publics).size).toBe(50);
  });

  it.each([
    ['0', 0n],
    ['1', 1n],
    ['modulus - 1', 10n ** 50n + 6n],
    ['modulus', 10n ** 50n + 7n],
    ['above the modulus', 10n ** 50n + 8n],
  ])('refuses the public value %s', (_name, value) => {
    expect(agreeOnKey(10n ** 50n + 7n, value)).toBeNull();
  });

  it('refuses a value that leads to a shared secret of 0', () => {
    const modulus = 10n ** 50n;
    expect(agreeOnKey(modulus, 10n)).toBeNull();
  });

  const valid = {
    modulus: '345678901234567890123456789012345678901234567890123',
    base: '3',
    client_public: '9',
  };
  const numbers = [
    '',
    ' ',
    '-1',
    '+3',
    '03',
    '1.5',
    '1e50',
    '0x3',
    'abc',
    '9\n',
    '٣',
    ' 9',
    '9 ',
    '1_000',
    'NaN',
    'Infinity',
    '1'.repeat(52),
    '9'.repeat(5_000),
    9,
    1e50,
    null,
    true,
    [],
    {},
    ['9'],
  ];
  const malformed: [string, Record<string, unknown>][] = [
    ...numbers.map((value): [string, Record<string, unknown>] => [
      `client_public ${JSON.stringify(value)?.slice(0, 30)}`,
      { client_public: value },
    ]),
    ...[
      '0',
      '1',
      '99',
      (10n ** 50n - 1n).toString(),
      (9n * 10n ** 50n + 1n).toString(),
      '',
      '-5',
      1e50,
      null,
    ].map((value): [string, Record<string, unknown>] => [
      `modulus ${String(value).slice(0, 30)}`,
      { modulus: value },
    ]),
    ...['2', '', '03', 3, null, '3 '].map((value): [string, Record<string, unknown>] => [
      `base ${JSON.stringify(value)}`,
      { base: value },
    ]),
  ];

  it('has 40 malformed inputs to try', () => {
    expect(malformed.length).toBeGreaterThanOrEqual(40);
  });

  it.each(malformed)('refuses %s', (_name, change) => {
    expect(KeyExchangeInput.safeParse({ ...valid, ...change }).success).toBe(false);
  });

  // Proves that the exchange is not secure: four public numbers give the secret in milliseconds.
  it('is broken by nine hundred guesses of whoever sees the exchange', () => {
    const modulus = randomModulus() * 2n + 1n;
    const client = clientOf(BigInt(randomInt(100, 1000)), modulus);
    const key = agreeOnKey(modulus, client.public);
    let guess = 100n;
    while (guess < 1000n && modPow(3n, guess, modulus) !== client.public) guess += 1n;
    const stolen = modPow(BigInt(String(key?.serverPublic)), guess, modulus).toString();
    expect(stolen).toBe(key?.shared);
  });
});
