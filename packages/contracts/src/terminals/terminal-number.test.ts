import { expect, it } from 'vitest';
import { parseActivationCode, parseTerminalNumber } from './terminal-number.ts';

it.each([
  ['S1100101', 'S1100101'],
  [' s1 100-101 ', 'S1100101'],
  ['С1100101', 'S1100101'], // Cyrillic
  ['https://kasa.example.com/qr?terminal=S1100101', 'S1100101'],
  ['TID: S1100101 SN A920', 'S1100101'],
  ['TID: S1 100 101\nSN: A920-1100101', 'S1100101'],
])('%j is the number %s', (text, number) => {
  expect(parseTerminalNumber(text)).toBe(number);
});

it.each(['', 'S110010', 'S11001011', 'S2100101', '4820000000017', 'XS1100101', 'A920-1100101'])(
  '%j holds no number',
  (text) => {
    expect(parseTerminalNumber(text)).toBeUndefined();
  },
);

it.each([
  ['K7100106', 'K7100106'],
  ['k7 10-01 06', 'K7100106'],
  ['К7100106', 'K7100106'], // Cyrillic
  ['https://kasa.example.com/Terminal/Activate?code=K7100106&x=1', 'K7100106'],
])('%j is the code %s', (text, code) => {
  expect(parseActivationCode(text)).toBe(code);
});

it.each(['', 'K710010', 'K71001066', 'K7100_06', 'Ж7100106', 'https://kasa.example.com/'])(
  '%j is no code',
  (text) => {
    expect(parseActivationCode(text)).toBeUndefined();
  },
);
