import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BankMfo, banks } from './banks.ts';

/** Banks confirmed by public sources (docs/product/ukraine.md §5). */
const VERIFIED = [
  ['305299', 'ПриватБанк'],
  ['322001', 'Універсал Банк'],
  ['300465', 'Ощадбанк'],
  ['334851', 'ПУМБ'],
  ['300346', 'Сенс Банк'],
  ['351005', 'Укрсиббанк'],
  ['320478', 'Укргазбанк'],
  ['325365', 'Кредобанк'],
  ['300528', 'ОТП'],
  ['300335', 'Райффайзен'],
] as const satisfies readonly (readonly [BankMfo, string])[];

const nameOf = (mfo: string) => banks.find((bank) => bank.mfo === mfo)?.name;

describe('banks', () => {
  it.each(VERIFIED)('%s is %s', (mfo, name) => {
    expect(nameOf(mfo)).toContain(name);
  });

  it('each stand in the source with their MFO, name and number together', () => {
    const source = readFileSync(new URL('../../../../docs/product/ukraine.md', import.meta.url), 'utf8');
    const [, list = ''] = source.split('## 5. Banks (MFO)');
    for (const { mfo, name } of banks) {
      // The document may list the short name: "ОТП Банк" as "ОТП".
      const [word = ''] = name
        .replace('monobank (', '')
        .replace(/^Банк /u, '')
        .split(' ');
      expect(list).toMatch(new RegExp(`${word}[^;,:\\d]* ${mfo}\\b`, 'u'));
    }
  });

  it('are each there once, by number and by name', () => {
    expect(new Set(banks.map(({ mfo }) => mfo)).size).toBe(banks.length);
    expect(new Set(banks.map(({ name }) => name)).size).toBe(banks.length);
    for (const { mfo } of banks) expect(mfo).toMatch(/^3\d{5}$/);
  });
});
