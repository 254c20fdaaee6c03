import { describe, expect, it } from 'vitest';
import { MAX_KOPIYKAS } from '../shared/money-schema.ts';
import { compositionCost, costsOf, holds, type LineToCost, lineCost, marginOf } from './composition-cost.ts';
import { compositionLineText } from './composition-text.ts';
import { MAX_COST, MAX_LOSS, MAX_QUANTITY } from './ingredient-values.ts';

/** Whole numbers that look drawn and are always the same. */
function drawer(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Drawn lines of a product that hold products with a smaller number only, so that there is no circle. */
function drawnCompositions(seed: number) {
  const draw = drawer(seed);
  const line = (n: number): LineToCost => {
    const part = n > 0 && draw(2) === 0 ? `p${draw(n)}` : null;
    const price = part === null && draw(10) > 0 ? draw(100_000) : null;
    return { quantity: 1 + draw(5_000), loss: draw(MAX_LOSS + 1), price, part };
  };
  return new Map<string, LineToCost[]>(
    Array.from({ length: 12 }, (_, n) => [`p${n}`, Array.from({ length: draw(4) }, () => line(n))]),
  );
}
const seeds = Array.from({ length: 200 }, (_, n) => n + 1);

describe('the cost of a line', () => {
  it('is the price of what is taken, what is lost included', () => {
    const milk = { quantity: 200, price: 4_600 };
    expect(lineCost({ ...milk, loss: 0 })).toBe(920);
    expect(lineCost({ ...milk, loss: 2_000 })).toBe(1_150);
    expect(lineCost({ quantity: 1, price: 500, loss: 0 })).toBe(1);
    expect(lineCost({ quantity: 1, price: 499, loss: 0 })).toBe(0);
  });

  it('is off by half a kopiyka at most, and never shrinks with quantity, price or loss', () => {
    const draw = drawer(7);
    for (let n = 0; n < 2_000; n += 1) {
      const line = { quantity: 1 + draw(50_000), loss: draw(MAX_LOSS), price: draw(1_000_000) };
      const cost = Number(lineCost(line));
      const exact = (line.price * line.quantity * 10) / (10_000 - line.loss);
      expect(Math.abs(cost - exact)).toBeLessThanOrEqual(0.500_001);
      for (const more of [
        { quantity: line.quantity + 1 },
        { price: line.price + 1 },
        { loss: line.loss + 1 },
      ])
        expect(Number(lineCost({ ...line, ...more }))).toBeGreaterThanOrEqual(cost);
    }
  });

  it('is unknown without a price, and where it is more than an amount may be', () => {
    expect(MAX_COST).toBe(MAX_KOPIYKAS);
    expect(lineCost({ quantity: 1_000, loss: 0, price: null })).toBeNull();
    expect(lineCost({ quantity: 1_000, loss: 0, price: MAX_KOPIYKAS })).toBe(MAX_KOPIYKAS);
    expect(lineCost({ quantity: MAX_QUANTITY, loss: MAX_LOSS, price: MAX_KOPIYKAS })).toBeNull();
  });
});

describe('the cost of a composition', () => {
  it('is the sum of its lines as they are shown; unknown without lines, or with one that is', () => {
    const lines = [1, 1, 1].map(() => ({ quantity: 1, loss: 0, price: 500 }));
    expect(compositionCost(lines)).toBe(3);
    expect(compositionCost([])).toBeNull();
    expect(compositionCost([...lines, { quantity: 1, loss: 0, price: null }])).toBeNull();
  });

  it('takes another product at the cost of its own composition, in whatever order they come', () => {
    for (const seed of seeds) {
      const compositions = drawnCompositions(seed);
      const costs = costsOf(compositions);
      expect(costsOf(new Map([...compositions].toReversed()))).toEqual(costs);
      for (const [id, lines] of compositions) {
        const priced = lines.map((line) =>
          line.part === null ? line : { ...line, price: costs.get(line.part) ?? null },
        );
        expect([id, costs.get(id)]).toEqual([id, compositionCost(priced)]);
      }
    }
  });

  it('is found at the end of a chain of twenty thousand products', () => {
    const line = (n: number): LineToCost =>
      n === 0
        ? { quantity: 1_000, loss: 0, price: 700, part: null }
        : { quantity: 1_000, loss: 0, price: null, part: `p${n - 1}` };
    const length = 20_000;
    const chain = new Map<string, LineToCost[]>(
      Array.from({ length }, (_, n) => [`p${length - 1 - n}`, [line(length - 1 - n)]]),
    );
    expect(costsOf(chain).get(`p${length - 1}`)).toBe(700);
  });
});

it('a product holds those that it names, and what they hold', () => {
  for (const seed of seeds) {
    const compositions = drawnCompositions(seed);
    const named = (id: string) => (compositions.get(id) ?? []).flatMap(({ part }) => part ?? []);
    const below = (id: string): string[] => [id, ...named(id).flatMap(below)];
    for (const id of compositions.keys()) {
      const held = new Set(below(id));
      for (const other of compositions.keys()) expect(holds(compositions, id, other)).toBe(held.has(other));
    }
  }
});

describe('the margin', () => {
  it('is the price without the cost, with its share of the price; negative below cost', () => {
    expect(marginOf(6_500, 1_176)).toEqual({ margin: 5_324, margin_rate: 8_191 });
    expect(marginOf(1_000, 1_500)).toEqual({ margin: -500, margin_rate: -5_000 });
    expect(marginOf(1_000, 1_000)).toEqual({ margin: 0, margin_rate: 0 });
  });

  it('is unknown like the cost, and has no share where that says nothing', () => {
    expect(marginOf(1_000, null)).toEqual({ margin: null, margin_rate: null });
    expect(marginOf(1, MAX_KOPIYKAS)).toEqual({ margin: 1 - MAX_KOPIYKAS, margin_rate: null });
  });
});

it('a line is told with its unit, and its loss where there is one', () => {
  const line = { name: 'Молоко', unit: 'l', quantity: 200, loss: 0 } as const;
  expect(compositionLineText(line, 'uk')).toBe('Молоко – 0,2\u00a0л');
  expect(compositionLineText({ ...line, loss: 250 }, 'en')).toBe('Молоко – 0.2\u00a0l (loss 2.5\u00a0%)');
});
