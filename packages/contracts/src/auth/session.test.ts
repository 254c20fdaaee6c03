import { describe, expect, it } from 'vitest';
import { KeyExchangeInput, SignInInput } from './session.ts';

const valid = { modulus: `1${'0'.repeat(50)}`, base: '3', client_public: '5' };

describe('the body of a key exchange (spec §7)', () => {
  it.each([valid.modulus, `9${'0'.repeat(50)}`, '345678901234567890123456789012345678901234567890123'])(
    'takes any modulus from 1e50 to 9e50, prime or not: %s',
    (modulus) => {
      expect(KeyExchangeInput.safeParse({ ...valid, modulus }).success).toBe(true);
    },
  );

  it.each([
    { modulus: '9'.repeat(50) }, // 1e50 − 1
    { modulus: `9${'0'.repeat(49)}1` }, // 9e50 + 1
    { modulus: `1${'0'.repeat(51)}` },
    { modulus: '1e50' },
    { modulus: '0x1' },
    { modulus: '-1' },
    { modulus: '' },
    { modulus: ` ${valid.modulus}` },
    { modulus: `0${valid.modulus}` },
    { modulus: 1e50 },
    { modulus: null },
    { modulus: [valid.modulus] },
    { base: '2' },
    { base: 3 },
    { base: '03' },
    { client_public: '-5' },
    { client_public: '05' },
    { client_public: '5.0' },
    { client_public: '' },
    { client_public: '1'.repeat(52) },
    { client_public: '５' },
    { client_public: {} },
    { modulus: '1'.repeat(50_000) },
    { client_public: '1'.repeat(50_000) },
  ])('refuses %.80j', (broken) => {
    expect(KeyExchangeInput.safeParse({ ...valid, ...broken }).success).toBe(false);
  });
});

describe('sign-in', () => {
  it('takes a password of any length up to 128: length is a rule for choosing one', () => {
    const signIn = (password: string) => SignInInput.safeParse({ phone: '+380500000001', password }).success;
    expect([signIn('x'), signIn('x'.repeat(128)), signIn(' пробіли ')]).toEqual([true, true, true]);
    expect([signIn(''), signIn('x'.repeat(129))]).toEqual([false, false]);
  });

  it('keeps the password as it is typed', () => {
    expect(SignInInput.parse({ phone: '+380500000001', password: ' a ' }).password).toBe(' a ');
  });
});
