import { describe, expect, it } from 'vitest';
import { readKind, readRow, readSum, readTax, readUnit, readYesOrNo } from './import-texts.ts';
import { importFields } from './import-values.ts';
import { productUnits } from './product-values.ts';
import { unitLabels } from './unit-labels.ts';

/** Whole numbers that look drawn and are always the same. */
function drawer(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const grouped = (whole: number, sign: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, sign);

describe('a sum', () => {
  it.each([
    ['1 234,50', 123_450],
    ['1\u00a0234,50 грн.', 123_450],
    ['1234.5', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1’234,5', 123_450],
    ['₴ 12', 1_200],
    ['12 ₴', 1_200],
    ['0,05', 5],
    ['1,234,567', 123_456_700],
    ['25 UAH', 2_500],
  ])('%s is %i kopiykas', (text, sum) => expect(readSum(text)).toBe(sum));

  it.each([
    ...['12,345', '12.345', '1,23,456', '12 34', '1 234 56', '12,', ',5', '-5', '5-10', '1e3', '12,3.4'],
    ...['', 'грн', '1,234,50', '1.234.50', '12,5,', '∞', '1 234,567', '12$', '1/2', '9'.repeat(40)],
  ])('%j is refused rather than guessed', (text) => expect(readSum(text)).toBeNull());

  it('is read exactly, however it is written', () => {
    const draw = drawer(11);
    for (let n = 0; n < 3_000; n += 1) {
      const whole = draw(n % 2 === 0 ? 5_000 : 90_000_000);
      const kopiykas = draw(100);
      const two = String(kopiykas).padStart(2, '0');
      const sum = whole * 100 + kopiykas;
      for (const [group, sign] of [
        ...[['', ','] as const, ['', '.'] as const, [' ', ','] as const, ['\u00a0', '.'] as const],
        ...[[',', '.'] as const, ['.', ','] as const, ["'", '.'] as const],
      ])
        expect(readSum(`${grouped(whole, group)}${sign}${two}`)).toBe(sum);
    }
  });

  it('is a whole number of kopiykas or nothing, whatever stands there', () => {
    const draw = drawer(5);
    const signs = "0123456789.,  '-₴грнe";
    for (let n = 0; n < 20_000; n += 1) {
      const text = Array.from({ length: draw(9) }, () => signs[draw(signs.length)]).join('');
      const sum = readSum(text);
      if (sum === null) continue;
      expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
      // No digit is lost but those that pad the kopiykas.
      const digits = text.replace(/\D/g, '');
      expect([digits, `${digits}0`, `${digits}00`].map(Number)).toContain(sum);
    }
  });
});

it('a unit is known by its label in both languages, and by usual abbreviations', () => {
  for (const unit of productUnits)
    for (const label of Object.values(unitLabels[unit]))
      expect([label, readUnit(label)]).toEqual([label, unit]);
  expect(['шт.', 'ШТ', 'Кг.', 'кв. м', 'упак.', 'м³', 'л'].map(readUnit)).toEqual([
    ...['piece', 'piece', 'kg', 'm2', 'pack', 'm3', 'l'],
  ]);
  expect(['', 'бочка', 'шт/кг', '5'].map(readUnit)).toEqual([null, null, null, null]);
});

it('VAT is known by its rate; a letter is not, as each company has its own', () => {
  const rates = [
    '20%',
    'ПДВ 20 %',
    '20',
    '0,2',
    '0.20',
    'vat 7',
    '7.0',
    '0.07',
    '14 %',
    '0',
    'без ПДВ',
    'No VAT',
  ];
  expect(rates.map(readTax)).toEqual([
    ...['vat_20', 'vat_20', 'vat_20', 'vat_20', 'vat_20', 'vat_7', 'vat_7', 'vat_7', 'vat_14', 'vat_0'],
    ...['no_vat', 'no_vat'],
  ]);
  expect(['А', '18', '2.0', '1.4', '0,2%', '200', ''].map(readTax)).toEqual(Array(7).fill(null));
});

it('yes and no are known as tables have them', () => {
  expect(['так', '+', '1', 'Yes', 'TRUE', 'є'].map(readYesOrNo)).toEqual(Array(6).fill(true));
  expect(['ні', '-', '0', 'no', 'немає', 'FALSE'].map(readYesOrNo)).toEqual(Array(6).fill(false));
  expect(['може', '2', '?'].map(readYesOrNo)).toEqual([null, null, null]);
  expect(['Товар', 'послуги', 'річ'].map(readKind)).toEqual(['goods', 'service', null]);
});

it('a row says nothing of what is empty, and names each cell that is not understood', () => {
  expect(readRow({})).toEqual({ values: {}, problems: [] });
  expect(readRow({ article: ' 12 ', name: '', price: '1,5', uktzed: '0901 21 00 00', tax: '20' })).toEqual({
    values: { article: '12', price: 150, uktzed: '0901210000', tax: 'vat_20' },
    problems: [],
  });
  const nonsense = Object.fromEntries(importFields.map((field) => [field, 'казна-що']));
  const { values, problems } = readRow(nonsense);
  expect(Object.keys(values)).toEqual(['article', 'name', 'barcode', 'group', 'uktzed']);
  expect(problems.map(({ rule }) => rule)).toEqual([
    ...['sum_format', 'unit_unknown', 'kind_unknown', 'tax_unknown'],
    ...['yes_or_no', 'yes_or_no', 'yes_or_no', 'yes_or_no', 'sum_format'],
  ]);
});

it('an error of a spreadsheet is no value of any field', () => {
  for (const error of ['#N/A', '#REF!', '#div/0!'])
    for (const path of importFields)
      expect(readRow({ [path]: error }).problems).toEqual([{ path, rule: 'cell_error' }]);
  expect(readRow({ name: '#1 серед чаїв' }).problems).toEqual([]);
});

it('a code that was masked as a card number is wrong', () => {
  expect(readRow({ article: '400000***0006', name: '1***2' }).problems).toEqual([
    { path: 'article', rule: 'card_number' },
  ]);
});
