import { describe, expect, it } from 'vitest';
import { formatPhone, parsePhone } from './phone.ts';
import { Phone } from './phone-schema.ts';

describe('reading a phone', () => {
  it.each([
    '0671234567',
    '380671234567',
    '+380671234567',
    '80671234567',
    '671234567',
    '+38 (067) 123-45-67',
    '+38 067 123 45 67',
    ' 067.123.45.67 ',
    '+380\u00a067\u00a0123\u00a045\u00a067',
  ])('takes %j', (typed) => {
    expect(parsePhone(typed)).toBe('+380671234567');
  });

  it.each([
    '',
    '067123456',
    '06712345678',
    '0071234567',
    '+48 601 234 567',
    '+671234567', // Guam, not a Ukrainian number without its prefix
    '+80671234567',
    '067 123 45 6a',
    '067 123 45 67 #2',
    '０６７１２３４５６７',
  ])('does not take %j', (typed) => {
    expect(parsePhone(typed)).toBeNull();
  });
});

it('shows E.164 in groups, and reads what it shows', () => {
  expect(formatPhone('+380671234567')).toBe('+380 67 123 45 67');
  expect(parsePhone(formatPhone('+380671234567'))).toBe('+380671234567');
  expect(formatPhone('none')).toBe('none');
});

it.each([
  ['+380671234567', true],
  ['380671234567', false],
  ['+3806712345678', false],
  ['+38067123456', false],
  ['+380671234567\n', false],
  ['+380 67 123 45 67', false],
  ['', false],
])('on the wire only E.164 is accepted: %j', (value, isValid) => {
  expect(Phone.safeParse(value).success).toBe(isValid);
});
