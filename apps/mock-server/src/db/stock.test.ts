import { MAX_STOCK } from '@kasa/contracts/catalogue/ingredient-values';
import { expect, it } from 'vitest';
import { createRandomSource, intBelow } from './seed/random-source.ts';
import { type Compositions, type MadeOf, takenBy } from './stock.ts';

const line = (owner: string, of: Partial<MadeOf>): MadeOf => ({
  ...{ owner, ingredient: null, part: null, quantity: 1_000, loss: 0, ...of },
});
const compositions = (lines: readonly MadeOf[]): Compositions => Map.groupBy(lines, ({ owner }) => owner);

it('a cup takes its grams, with what is lost of them, rounded once', () => {
  const cup = compositions([
    line('cup', { ingredient: 'coffee', quantity: 18, loss: 200 }),
    line('cup', { ingredient: 'milk', quantity: 180, loss: 300 }),
  ]);
  expect(takenBy(cup, 'cup', 1_000)).toEqual([
    ['coffee', 18],
    ['milk', 186],
  ]);
  expect(takenBy(cup, 'cup', 10_000)).toEqual([
    ['coffee', 184],
    ['milk', 1_856],
  ]);
  expect(takenBy(cup, 'biscuit', 1_000)).toEqual([]);
});

it('a product takes what its parts take, and what several of them take together', () => {
  const set = compositions([
    line('set', { part: 'cup', quantity: 2_000 }),
    line('set', { part: 'cake', quantity: 500, loss: 5_000 }),
    line('cup', { ingredient: 'milk', quantity: 180 }),
    line('cake', { ingredient: 'milk', quantity: 40 }),
    line('cake', { part: 'dough', quantity: 250 }),
    line('dough', { ingredient: 'flour', quantity: 600 }),
  ]);
  expect(takenBy(set, 'set', 1_000)).toEqual([
    ['milk', 400],
    ['flour', 150],
  ]);
});

it('however long a chain and however many its ways, it takes what each way takes', () => {
  // Two ways from each product to the next one: 2^60 of them.
  const chain = Array.from({ length: 60 }, (_, n) => [
    line(`p${n}`, { part: `p${n + 1}`, quantity: 500 }),
    line(`p${n}`, { part: `p${n + 1}`, quantity: 250, loss: 5_000 }),
  ]).flat();
  const all = compositions([...chain, line('p60', { ingredient: 'salt', quantity: 7 })]);
  expect(takenBy(all, 'p0', 3_000)).toEqual([['salt', 21]]);
  const long = Array.from({ length: 20_000 }, (_, n) => line(`p${n}`, { part: `p${n + 1}` }));
  const deep = compositions([...long, line('p20000', { ingredient: 'salt' })]);
  expect(takenBy(deep, 'p0', 1_500)).toEqual([['salt', 1_500]]);
});

it('fractions of a long chain stay short', () => {
  const chain = Array.from({ length: 2_000 }, (_, n) =>
    line(`p${n}`, { part: `p${n + 1}`, quantity: 667, loss: 3_331 }),
  );
  const all = compositions([...chain, line('p2000', { ingredient: 'salt', quantity: 500_000 })]);
  const [[, taken = 0] = []] = takenBy(all, 'p0', 1_000);
  expect(Math.abs(taken - 500_000 * (0.667 / 0.6669) ** 2_000)).toBeLessThan(1);
});

it('is within half a thousandth of the exact quantity, by any composition', () => {
  const chance = createRandomSource(1);
  for (let n = 0; n < 300; n += 1) {
    const below = (end: number, field: number) => intBelow(chance(n, field), end);
    const [quantity, loss, sold] = [1 + below(5_000, 1), below(9_999, 2), 1 + below(9_000, 3)];
    const inPart = { quantity: 1 + below(3_000, 4), loss: below(9_000, 5) };
    const all = compositions([
      line('whole', { part: 'part', quantity, loss }),
      line('part', { ingredient: 'salt', ...inPart }),
    ]);
    const share = (of: typeof inPart) => of.quantity / 1_000 / (1 - of.loss / 10_000);
    const exact = sold * share({ quantity, loss }) * share(inPart);
    const [[, taken] = ['', Number.NaN]] = takenBy(all, 'whole', sold);
    expect(Math.abs(taken - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-9);
  }
});

it('never takes more than a stock may be', () => {
  const all = compositions([line('whole', { ingredient: 'salt', quantity: 1_000_000_000, loss: 9_999 })]);
  expect(takenBy(all, 'whole', 1_000_000_000)).toEqual([['salt', MAX_STOCK]]);
});
