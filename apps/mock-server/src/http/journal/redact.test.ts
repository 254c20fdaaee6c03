import { describe, expect, it } from 'vitest';
import { MASK, redact } from './redact.ts';

describe('a secret is never kept', () => {
  it.each([
    'password',
    'current_password',
    'password_hash',
    'code',
    'code_hash',
    'ticket',
    'ticket_hash',
    'token',
    'secret',
    'secret_hash',
    'signing_secret',
    'key',
    'signing_key',
    'privateKey',
    'hmac_key',
    'key_password',
    'pem',
    'cookie',
    'cvv',
    'pin',
    'otp',
    'payload-signature',
  ])('%s', (field) => {
    expect(redact({ [field]: 'кс-42' })).toEqual({ [field]: MASK });
    expect(redact({ [field]: { deep: ['кс-42'] } })).toEqual({ [field]: MASK });
    expect(redact({ list: [{ of: { [field]: 12345 } }] })).toEqual({ list: [{ of: { [field]: MASK } }] });
  });

  it('and none at all is told from one', () => {
    expect(redact({ password: null })).toEqual({ password: null });
  });

  it.each([
    'encoding',
    'monkey',
    'tokenizer_name',
    'barcodes',
    'name',
    'keyboard',
    'signature_template',
    'response_code',
  ])('%s is no secret', (field) => {
    expect(redact({ [field]: 'x' })).toEqual({ [field]: 'x' });
  });
});

it('a bank account keeps its bank and its end', () => {
  const iban = 'UA223052990000026001234567890';
  expect(redact({ iban })).toEqual({ iban: 'UA22305299***************7890' });
  expect(redact({ comment: `на ${iban}, дякую` })).toEqual({
    comment: 'на UA22305299***************7890, дякую',
  });
});

it.each([
  'UA22 3052 9900 0002 6001 2345 6789 0',
  'UA22\u00a03052\u00a09900\u00a00002\u00a06001\u00a02345\u00a06789\u00a00',
  'UA 223052990000026001234567890',
  'UA22 305299 0000026001234567890',
  'UA22-3052-9900-0002-6001-2345-6789-0',
  'ua223052990000026001234567890',
])('also when it is written as people write it: %s', (iban) => {
  expect(redact({ comment: `на ${iban}, дякую` })).toEqual({
    comment: 'на UA22305299***************7890, дякую',
  });
});

it('what is too long for a bank account is none', () => {
  const other = 'UA22 3052 9900 0002 6001 2345 6789 01';
  expect(redact(`накладна ${other}`)).toBe(`накладна ${other}`);
});

describe('a card number', () => {
  it.each(['4444555511111111', '4444 5555 1111 1111', '4444-5555-1111-1111'])(
    'keeps its ends wherever it stands: %s',
    (card) => {
      // With a valid check digit.
      const valid = card.replace(/1$/, '3');
      expect(redact(`карта ${card}.`)).toBe(`карта ${card}.`);
      expect(redact(`карта ${valid}.`)).toBe('карта 444455******1113.');
    },
  );

  it('is told from other long numbers', () => {
    for (const text of [
      '4820024700016',
      '+380671234567',
      '01912d50-3c00-7000-8000-000000000032',
      'https://t.me/+380672345678',
      '2026-11-20T08:15:00.000Z',
    ]) {
      expect(redact(text)).toBe(text);
    }
  });
});
