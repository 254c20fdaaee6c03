import { expect, it } from 'vitest';
import { displayedCode, parseCode, parseCodeForActivation, parseDistinctCodes } from './scanned-codes.ts';

const qr = (text: string) => ({ text, isQr: true });
const bars = (text: string) => ({ text, isQr: false });

it('a label that says the same twice has one meaning', () => {
  const label = [qr('KASA:T:S1900001'), bars('S1900001'), bars('4820000000017'), qr('4820000000017')];
  expect(parseDistinctCodes(label, parseCode)).toEqual([
    { kind: 'terminal', number: 'S1900001' },
    { kind: 'unknown', text: '4820000000017' },
  ]);
});

it.each([
  [qr('ABCDEFGH'), { kind: 'activation', code: 'ABCDEFGH' }],
  [qr('96385074'), { kind: 'activation', code: '96385074' }],
  [bars('K7100106'), { kind: 'activation', code: 'K7100106' }],
  [bars('96385074'), { kind: 'unknown', text: '96385074' }],
  [qr('KASA:T:S1100101'), { kind: 'terminal', number: 'S1100101' }],
  [qr('https://example.com/'), { kind: 'unknown', text: 'https://example.com/' }],
])('%j means %j where an activation code is asked for', (code, meaning) => {
  expect(parseCodeForActivation(code)).toEqual(meaning);
});

it('shows the beginning of a long text', () => {
  expect(displayedCode({ kind: 'unknown', text: 'x'.repeat(60) })).toHaveLength(60);
  expect(displayedCode({ kind: 'unknown', text: 'x'.repeat(2000) })).toBe(`${'x'.repeat(60)}…`);
});
