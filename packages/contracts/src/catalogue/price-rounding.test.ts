import { describe, expect, it } from 'vitest';
import { MAX_KOPIYKAS } from '../shared/money-schema.ts';
import { changedPrice, type PriceStep } from './price-rounding.ts';
import { MAX_PRICE, MAX_PRICE_PERCENT, MIN_PRICE_PERCENT, priceRoundings } from './product-run-values.ts';

/** Whole numbers that look drawn and are always the same. */
function drawer(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const by = (percent: number): PriceStep => ({ percent, amount: null, rounding: 'none' });
const byAmount = (amount: number): PriceStep => ({ percent: null, amount, rounding: 'none' });

/** Whether a price may be the result of a rounding. */
const fits = {
  none: () => true,
  to_50: (price: number) => price % 50 === 0,
  to_9: (price: number) => (price < 1_000 ? price % 100 === 90 : price % 1_000 === 900),
};

describe('a price that is changed', () => {
  it.each([
    [10_000, by(500), 10_500],
    [9_999, by(500), 10_499],
    [10_050, by(-1_000), 9_045],
    [1, by(5_000), 2],
    [333, byAmount(-33), 300],
    [100, by(MIN_PRICE_PERCENT), null],
    [100, byAmount(-100), null],
    [MAX_PRICE, by(1), null],
    [MAX_PRICE - 1, byAmount(1), MAX_PRICE],
    [MAX_PRICE, byAmount(1), null],
    [90_000_000_000, by(MAX_PRICE_PERCENT), 990_000_000_000],
  ] as const)('%i by %j: %j', (price, step, result) => expect(changedPrice(price, step)).toBe(result));

  it.each([
    [1_024, 'to_50', 1_000],
    [1_025, 'to_50', 1_050],
    [1, 'to_50', 50],
    [14_899, 'to_9', 14_900],
    [15_400, 'to_9', 15_900],
    [15_399, 'to_9', 14_900],
    [2_399, 'to_9', 1_900],
    [1_000, 'to_9', 990],
    [1_445, 'to_9', 1_900],
    [1_444, 'to_9', 990],
    [440, 'to_9', 490],
    [439, 'to_9', 390],
    [1, 'to_9', 90],
    [MAX_PRICE - 1, 'to_50', MAX_PRICE],
    [MAX_PRICE - 1, 'to_9', MAX_PRICE - 100],
  ] as const)('%i %s: %i', (price, rounding, result) =>
    expect(changedPrice(1, { ...byAmount(price - 1), rounding })).toBe(result),
  );

  it.each([
    [2_300, by(100), 'to_9', 2_300],
    [1_900, by(-100), 'to_9', 1_900],
    [1_460, by(-100), 'to_9', 1_460],
    [1_030, by(100), 'to_50', 1_050],
    [1_010, by(100), 'to_50', 1_010],
    [1_040, by(-100), 'to_50', 1_040],
    [40, by(-100), 'to_50', 40],
    [40, by(-100), 'to_9', 40],
  ] as const)('%i by %j %s goes no other way: %i', (price, step, rounding, result) =>
    expect(changedPrice(price, { ...step, rounding })).toBe(result),
  );

  it('is as large as an amount may be at most', () => expect(MAX_PRICE).toBe(MAX_KOPIYKAS));

  it('is the nearest price of its kind, above zero, and never falls where the one before rises', () => {
    const draw = drawer(11);
    for (let n = 0; n < 3_000; n += 1) {
      const price = 1 + draw(n % 2 === 0 ? 5_000 : 40_000_000);
      const percent = MIN_PRICE_PERCENT + draw(MAX_PRICE_PERCENT);
      const exact = changedPrice(price, by(percent));
      for (const rounding of priceRoundings) {
        const changed = changedPrice(price, { ...by(percent), rounding });
        if (exact === null || changed === null) {
          expect([exact, changed]).toEqual([null, null]);
          continue;
        }
        const result = changedPrice(1, { ...byAmount(exact - 1), rounding }) ?? 0;
        expect(changed).toBe(percent < 0 ? Math.min(price, result) : Math.max(price, result));
        expect([result, rounding, result > 0 && fits[rounding](result)]).toEqual([result, rounding, true]);
        const distance = Math.abs(result - exact);
        for (let nearer = Math.max(1, exact - distance + 1); nearer < exact + distance; nearer += 1)
          if (fits[rounding](nearer)) expect([exact, rounding, nearer]).toEqual([exact, rounding, result]);
        const more = changedPrice(price + 1 + draw(500), { ...by(percent), rounding });
        expect(more ?? MAX_PRICE).toBeGreaterThanOrEqual(changed);
      }
    }
  });

  it('never falls when it is raised, and never rises when it is lowered', () => {
    const draw = drawer(12);
    for (let n = 0; n < 1_000; n += 1) {
      const [price, size] = [1 + draw(n % 2 === 0 ? 3_000 : 1_000_000), 1 + draw(300)];
      for (const step of [by(size), byAmount(size), by(-size), byAmount(-size)])
        for (const rounding of priceRoundings) {
          const result = changedPrice(price, { ...step, rounding });
          if (result === null) continue;
          const isUp = (step.percent ?? step.amount ?? 0) > 0;
          expect([price, step, rounding, isUp ? result >= price : result <= price]).toEqual([
            ...[price, step, rounding, true],
          ]);
        }
    }
  });
});
