/** Purchases and rules that look drawn and are always the same, for the tests of the engine. */
import { weekDays } from '../shared/week-days.ts';
import type { DiscountRuleFields } from './discount-rules.ts';
import { discountTypes } from './discount-values.ts';
import type { AppliedRule, PastOfRule, Purchase, PurchaseLine } from './engine-values.ts';

export type Draw = (below: number) => number;

/** Whole numbers that look drawn and are always the same. */
export function drawer(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** The same in another order. */
export function shuffled<Value>(draw: Draw, values: readonly Value[]): Value[] {
  const keyed = values.map((value) => ({ value, key: draw(1_000_000) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
}

const products = ['p0', 'p1', 'p2', 'p3'];
const oneOf = <Value>(draw: Draw, values: readonly [Value, ...Value[]]): Value =>
  values[draw(values.length)] ?? values[0];
/** Small sums, at which roundings matter, and large ones. */
const sum = (draw: Draw): number => draw(oneOf(draw, [4, 60, 2_000, 90_000]));

function drawnRule(draw: Draw, type: DiscountRuleFields['type']): DiscountRuleFields {
  const percent_bp = oneOf(draw, [1 + draw(10_000), 10_000, 500, 3_333]);
  switch (type) {
    case 'fixed':
      return draw(2) === 0
        ? { type, percent_bp, amount: null }
        : { type, percent_bp: null, amount: 1 + sum(draw) };
    case 'dynamic': {
      const from = draw(1_000);
      const amount_steps = [0, 1, 2].map((n) => ({
        from_amount: from + n * 700,
        percent_bp: 1 + draw(10_000),
      }));
      const time_steps = [
        { from_time: '22:00', to_time: '04:00', percent_bp },
        { from_time: '09:00', to_time: '17:00', percent_bp: 1 + draw(10_000) },
      ];
      return draw(2) === 0
        ? { type, by: 'amount', amount_steps, time_steps: [] }
        : { type, by: 'time', amount_steps: [], time_steps };
    }
    case 'single_bonus':
      return { type, bonus_amount: 1 + sum(draw), min_amount: draw(2) * sum(draw) };
    case 'by_purchase_count':
      return { type, every: 2 + draw(5), counts: oneOf(draw, ['receipts', 'pieces']), percent_bp };
    case 'purchase_bonus':
      return {
        type,
        percent_bp,
        spend_percent_bp: oneOf(draw, [0, 10_000, draw(10_001)]),
        lifetime_days: null,
      };
  }
}

/** A rule that mostly holds, with limits now and then. */
export function drawnApplied(draw: Draw, id: string): AppliedRule {
  const rare = (value: number) => (draw(4) === 0 ? value : null);
  const isForAll = draw(2) === 0;
  return {
    ...{ id, rule: drawnRule(draw, oneOf(draw, discountTypes)) },
    ...{ from_day: draw(20) === 0 ? '2026-06-01' : null, to_day: draw(20) === 0 ? '2026-09-01' : null },
    week_days: draw(5) === 0 ? weekDays.slice(draw(6)) : [...weekDays],
    ...(draw(5) === 0 ? { from_time: '20:00', to_time: '12:00' } : { from_time: null, to_time: null }),
    ...(draw(5) === 0 ? { is_everywhere: false, point_ids: ['s1'] } : { is_everywhere: true, point_ids: [] }),
    ...{ excluded_terminal_ids: draw(8) === 0 ? ['t1'] : [], is_for_all_goods: isForAll },
    ...{
      product_ids: isForAll ? [] : products.slice(draw(4)),
      group_ids: isForAll || draw(2) === 0 ? [] : ['g0'],
    },
    ...{ least_price: draw(3) === 0 ? sum(draw) : 0, given: draw(50) },
    ...{ max_receipt_amount: rare(1 + sum(draw)), max_customer_amount: rare(1 + sum(draw)) },
    max_total_amount: rare(1 + sum(draw)),
  };
}

function drawnLine(draw: Draw): PurchaseLine {
  const quantity = draw(3) === 0 ? 1 + draw(4_000) : 1_000 * (1 + draw(6));
  const isKnown = draw(8) > 0;
  return {
    product_id: isKnown ? oneOf(draw, ['p0', 'p1', 'p2', 'p3']) : null,
    group_id: isKnown ? oneOf(draw, ['g0', 'g1', null]) : null,
    ...{ quantity, is_by_piece: draw(4) > 0, amount: sum(draw) },
  };
}

/** A purchase of up to six lines, often by somebody known. */
export function drawnPurchase(draw: Draw, rules: readonly AppliedRule[]): Purchase {
  const past = (): PastOfRule => ({ receipts: draw(8), pieces: draw(20), given: draw(3) * draw(60) });
  return {
    at: new Date(Date.UTC(2026, draw(12), 1 + draw(28), draw(24), draw(60))),
    ...{ point_id: oneOf(draw, ['s1', 's2', null]), terminal_id: oneOf(draw, ['t1', 't2']) },
    lines: Array.from({ length: draw(7) }, () => drawnLine(draw)),
    customer:
      draw(4) === 0
        ? null
        : {
            balance: sum(draw),
            past: Object.fromEntries(rules.flatMap(({ id }) => (draw(3) === 0 ? [] : [[id, past()]]))),
          },
    spend: draw(2) * sum(draw),
  };
}

/** A purchase, and up to `most` rules. */
export function drawnCase(seed: number, most: number) {
  const draw = drawer(seed * 7_919 + 1);
  draw(2);
  const rules = Array.from({ length: 1 + draw(most) }, (_, n) => drawnApplied(draw, `r${n}`));
  return { draw, rules, purchase: drawnPurchase(draw, rules) };
}
