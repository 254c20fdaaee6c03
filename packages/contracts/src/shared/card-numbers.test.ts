import { describe, expect, it } from 'vitest';
import { containsCardNumber, maskCardNumbers } from './card-numbers.ts';

const COVERED = '411111******1111';

describe('a card number loses its middle', () => {
  it.each([
    ['4111 1111 1111 1111', COVERED],
    ['4111-1111-1111-1111', COVERED],
    ['карта 4111111111111111.', `карта ${COVERED}.`],
    ['4111 1111 1111 1111 12/27', `${COVERED} 12/27`],
    ['4111-1111-1111-1111 05 27', `${COVERED} 05 27`],
    ['4111 1111 1111 1111 2027-05', `${COVERED} 2027-05`],
    ['4111111111111111 123', `${COVERED} 123`],
    ['4111 1111 1111 1111 1', `${COVERED} 1`],
    ['2 4111 1111 1111 1111', `2 ${COVERED}`],
    ['2 5500000000000004 x 3', '2 550000******0004 x 3'],
    ['тел 050 4111111111111111', `тел 050 ${COVERED}`],
    ['050 123 45 67 4111 1111 1111 1111', `050 123 45 67 ${COVERED}`],
    ['4111.1111.1111.1111', COVERED],
    ['4111/1111/1111/1111', COVERED],
    ['4111\u00a01111\u00a01111\u00a01111', COVERED],
    ['4111  1111  1111  1111', COVERED],
    ['4111–1111–1111–1111', COVERED],
    ['4111 - 1111 - 1111 - 1111', COVERED],
    ['4111\u200b1111\u200b1111\u200b1111', COVERED],
    ['4111_1111_1111_1111', COVERED],
    ['4111\n1111\n1111\n1111', COVERED],
    ['４１１１１１１１１１１１１１１１', COVERED],
    ['𝟒𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏 𝟏𝟏𝟏𝟏', COVERED],
    ['x4111111111111111', `x${COVERED}`],
    ['№4111111111111111№', `№${COVERED}№`],
    ['-4111111111111111-', `-${COVERED}-`],
    ['_4111111111111111_', `_${COVERED}_`],
    ['94111111111111111', `9${COVERED}`],
    ['41111111111111112', `${COVERED}2`],
    ['94111 1111 1111 1111', `9${COVERED}`],
    ['4111 1111 1111 11112', `${COVERED}2`],
    ['4111111111111111 5500000000000004', `${COVERED} 550000******0004`],
    ['4222222222222', '422222***2222'],
    ['378282246310005', '378282*****0005'],
    ['3782 822463 10005', '378282*****0005'],
    ['30569309025904', '305693****5904'],
    ['3530111333300000', '353011******0000'],
    ['6799990100000000019', '679999*********0019'],
    ['9804000000000009', '980400******0009'],
    ['2223003122003222', '222300******3222'],
  ])('%s', (text, expected) => {
    expect(maskCardNumbers(text)).toBe(expected);
    expect(maskCardNumbers(expected)).toBe(expected);
    expect(text.length).toBeGreaterThanOrEqual(expected.length);
  });

  it('also where one overlaps another: nothing of either is whole', () => {
    const text = `4${'1'.repeat(15)}`.repeat(3);
    expect(maskCardNumbers(text)).not.toMatch(/\d{13}/);
  });
});

describe('everything else stays as it is written', () => {
  it.each([
    '4111 1111 1111 1112',
    '8111111111111110',
    '4820024700016',
    '+380671234567',
    '067 123 45 67, 050 123 45 67',
    '0671234567 0501234567',
    '356938035643809',
    'UA903052992990004149123456789',
    'UA90 3052 9929 9000 4149 1234 5678 9',
    '01912d50-3c00-7000-8000-000000000032',
    '4111111a-1111-1111-8111-111111111111',
    '2026-11-20T08:15:00.000Z',
    '20.11.2026 – 30.11.2026',
    'вул. Гетьмана 4111, 1111',
    '½ ⅓ Ⅳ ² 1',
    '',
  ])('%s', (text) => {
    expect(maskCardNumbers(text)).toBe(text);
  });
});

describe('an identifier', () => {
  it.each([
    '4111111111111111',
    'SN4111111111111111',
    '4111 1111 1111 1111',
    '2 4111111111111111',
    'https://cam.example/s/4111111111111111/x',
  ])('%s is a card number', (text) => expect(containsCardNumber(text)).toBe(true));
  // An IMEI, a SIM card, a wrong check digit, a phone in a link.
  it.each([
    '356938035643809',
    '8938001234567890123',
    '4111111111111112',
    'https://t.me/+380672345678',
    '1201',
  ])('%s is none', (text) => expect(containsCardNumber(text)).toBe(false));
  it('of a serial number that holds the digits of a card by chance is none', () => {
    expect(containsCardNumber('94111111111111111')).toBe(false);
  });
});
