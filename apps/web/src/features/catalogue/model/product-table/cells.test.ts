import { exampleProduct } from '@kasa/contracts/catalogue/products';
import { expect, it } from 'vitest';
import { bodyOf, readCell, readPrice, textOf } from './cells.ts';

const groups = [{ id: '1', name: 'Кав’ярня' }];

it.each([
  ['1 234,5', 123_450],
  ['1234.50', 123_450],
  ['1\u00a0234,50 грн.', 123_450],
  ['₴ 5', 500],
  ['1,234.50', 123_450],
  ['1.234,50 UAH', 123_450],
  ['0,07', 7],
])('reads the price %s', (text, kopiykas) => {
  expect(readPrice(text)).toBe(kopiykas);
});

it.each(['12,345', '12.345', '1 2', '12 34,5', '1,5,0', '-5', '5,', 'п’ять', '12,3456', '1.2.3', '', '1e3'])(
  'does not guess what price %s is',
  (text) => {
    expect(readPrice(text)).toBeUndefined();
  },
);

it('reads every price as it writes it, in both languages', () => {
  for (let n = 0, price = 1; n < 500; n += 1, price = (price * 48_271) % 2_147_483_647) {
    expect(readPrice(textOf(price, 'uk'))).toBe(price);
    expect(readPrice(textOf(price, 'en'))).toBe(price);
    const spaced = (price / 100).toLocaleString('uk-UA', { minimumFractionDigits: 2 });
    expect(readPrice(`${spaced} ₴`)).toBe(price);
  }
});

it('reads a group by its name, however it is spelled, and says that there is none', () => {
  expect(readCell('group', '  кав’Ярня ', groups).value).toEqual(groups[0]);
  expect(readCell('group', '', groups).value).toBeNull();
  expect(readCell('group', 'Кава', groups)).toMatchObject({
    value: undefined,
    problem: { word: 'groupUnknown' },
  });
});

it('says by the rules of the contract what is wrong with a cell', () => {
  const problem = (...[field, text]: [Parameters<typeof readCell>[0], string]) =>
    readCell(field, text, groups).problem;
  expect(problem('barcode', '4820001001098')).toMatchObject({ rule: 'barcode_check_digit' });
  expect(problem('barcode', '4,82E+12')).toEqual({ word: 'rounded' });
  expect(problem('article', '')).toMatchObject({ rule: 'required' });
  expect(problem('price', '')).toMatchObject({ rule: 'required' });
  expect(problem('price', '0')).toMatchObject({ rule: 'positive' });
  expect(problem('price', '12,345')).toEqual({ word: 'priceUnread' });
  expect(readCell('barcode', '', groups)).toEqual({ text: '', value: null });
});

it('sends all of a product, with what was changed', () => {
  const body = bodyOf(exampleProduct, { group: null, price: 1 });
  expect(body).toMatchObject({ name: exampleProduct.name, group_id: null, price: 1, version: 1 });
  expect(Object.keys(body).filter((key) => ['id', 'group', 'points', 'photo'].includes(key))).toEqual([]);
});
