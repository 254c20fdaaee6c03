import { describe, expect, it } from 'vitest';
import { brokenRules } from '../shared/rules.ts';
import { isEdrpou, isRnokpp } from '../shared/tax-number.ts';
import { lookOfLetter, taxRateText } from '../shared/tax-rates.ts';
import { type CompanyFields, CompanyInput } from './companies.ts';
import { companiesOperations } from './operations.ts';

const { body } = companiesOperations.createCompany.example;
const broken = (change: Partial<Record<keyof CompanyFields, unknown>>) => {
  const input = { ...body, ...change };
  const { error } = CompanyInput.safeParse(input);
  return brokenRules(error?.issues ?? [], input).map(({ path, rule }) => `${path} ${rule}`);
};

describe('tax number', () => {
  it.each(['32855961', '00032129', '30000005', '20000219', '1759013776', '3184710691', '2885412373'])(
    '%s has its check digit',
    (code) => expect(broken({ tax_number: code })).toEqual([]),
  );

  it.each(['32855968', '12345', '1759013770', '175901377', '３２８５５９６１'])(
    '%s is told at the field',
    (code) => expect(broken({ tax_number: code })).toEqual(['tax_number tax_number_format']),
  );

  it.each([
    [7, isEdrpou],
    [9, isRnokpp],
  ] as const)('of any %i digits exactly one continuation is valid', (length, isValid) => {
    for (let round = 0; round < 500; round += 1) {
      // Spread over all first digits, as the weights depend on them.
      const first = String((round * 7_919_317 + (round % 10) * 10 ** (length - 1)) % 10 ** length).padStart(
        length,
        '0',
      );
      const valid = [...'0123456789'].filter((check) => isValid(first + check));
      expect([first, valid.length]).toEqual([first, 1]);
      const wrong = (Number(valid[0]) + 1 + (round % 9)) % 10;
      expect(broken({ tax_number: `${first}${valid[0]}` })).toEqual([]);
      expect(broken({ tax_number: `${first}${wrong}` })).toEqual(['tax_number tax_number_format']);
    }
  });
});

describe('VAT number', () => {
  it.each([null, '328559613013', '1234567890'])('%s is taken', (number) =>
    expect(broken({ vat_number: number })).toEqual([]),
  );
  it.each(['123456789', '1234567890123', '32855961301A'])('%s is not', (number) =>
    expect(broken({ vat_number: number })).toEqual(['vat_number vat_number_format']),
  );
});

describe('tax letters', () => {
  const letter = (name: string, kind = 'vat', rate = 2_000) => ({ letter: name, kind, rate });

  it('are of any alphabet, and stand in upper case', () => {
    const given = { ...body, tax_letters: [letter(' г '), letter('Z'), letter('Ω')] };
    expect(CompanyInput.parse(given).tax_letters.map((one) => one.letter)).toEqual(['Г', 'Z', 'Ω']);
  });

  it.each(['АБ', '1', '*', 'ß'])('%s is no letter', (name) =>
    expect(broken({ tax_letters: [letter(name)] })).toEqual(['tax_letters.0.letter tax_letter_format']),
  );

  it('one that is there already, or looks like it, is told at its place', () => {
    const repeated = ['tax_letters.2.letter tax_letter_repeated'];
    expect(broken({ tax_letters: ['А', 'Б', 'А'].map((name) => letter(name)) })).toEqual(repeated);
    expect(broken({ tax_letters: ['А', 'Б', 'A'].map((name) => letter(name)) })).toEqual(repeated);
    expect(['A', 'А', 'Г', 'Z'].map(lookOfLetter)).toEqual(['А', 'А', 'Г', 'Z']);
  });

  it('have no rate where no tax is owed, and 100 % at most', () => {
    expect(broken({ tax_letters: [letter('А', 'none', 700)] })).toEqual([
      'tax_letters.0.rate tax_rate_not_zero',
    ]);
    expect(broken({ tax_letters: [letter('А', 'none', 0), letter('Б', 'excise', 10_000)] })).toEqual([]);
    expect(broken({ tax_letters: [letter('А', 'vat', 10_001)] })).toEqual(['tax_letters.0.rate too_big']);
  });

  it('are said in words', () => {
    const said = (kind: 'vat' | 'excise' | 'none', rate: number) =>
      taxRateText({ letter: 'Д', kind, rate }, 'uk');
    expect(said('vat', 750)).toBe('Д: ПДВ 7,5\u00a0%');
    expect(said('none', 0)).toBe('Д: Без ПДВ');
    expect(taxRateText({ letter: 'Д', kind: 'excise', rate: 500 }, 'en')).toBe('Д: Excise 5\u00a0%');
  });
});
