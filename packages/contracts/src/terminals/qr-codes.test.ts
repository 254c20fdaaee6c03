import { expect, it } from 'vitest';
import { activationQrText, parseScannedCode, terminalQrText } from './qr-codes.ts';

const ALPHANUMERIC = /^[0-9A-Z $%*+\-./:]+$/;

it('writes codes that are read back', () => {
  expect(terminalQrText('S1100101')).toBe('KASA:T:S1100101');
  expect(activationQrText('K7100106')).toBe('KASA:A:K7100106');
  expect(parseScannedCode(terminalQrText('S1100101'))).toEqual({ kind: 'terminal', number: 'S1100101' });
  expect(parseScannedCode(activationQrText('ABCDEFGH'))).toEqual({ kind: 'activation', code: 'ABCDEFGH' });
  expect(terminalQrText('S1100101')).toMatch(ALPHANUMERIC);
  expect(activationQrText('K7100106')).toMatch(ALPHANUMERIC);
});

it.each([
  [' kasa:t:s1100101\n', { kind: 'terminal', number: 'S1100101' }],
  ['S1100101', { kind: 'terminal', number: 'S1100101' }],
  ['TID: S1 100 101\nSN: A920-1100101', { kind: 'terminal', number: 'S1100101' }],
  ['https://kasa.example.com/qr?terminal=S1100101', { kind: 'terminal', number: 'S1100101' }],
  ['K710 0106', { kind: 'activation', code: 'K7100106' }],
  ['https://kasa.example.com/Terminal/Activate?code=ABCDEFGH', { kind: 'activation', code: 'ABCDEFGH' }],
  [
    'https://cabinet.tax.gov.ua/cashregs/check?id=kGxbQ7T1a2M&date=20261120&time=14:05&fn=4000123456&sm=84.50',
    { kind: 'receipt', fiscalNumber: 'kGxbQ7T1a2M' },
  ],
])('%j means %j', (text, meaning) => {
  expect(parseScannedCode(text)).toEqual(meaning);
});

it.each([
  '',
  'KASA:T:S110010',
  'KASA:A:K7100',
  'KASA:X:S1100101X',
  '4820000000017',
  '96385074', // EAN-8
  'TERMINAL',
  'javascript:alert(1)',
  'https://example.com/cashregs/check?id=1',
  'https://cabinet.tax.gov.ua.example.com/cashregs/check?id=1',
  'https://cabinet.tax.gov.ua/cashregs/check?fn=4000123456',
])('%j is shown as it is', (text) => {
  expect(parseScannedCode(text)).toEqual({ kind: 'unknown', text });
});
