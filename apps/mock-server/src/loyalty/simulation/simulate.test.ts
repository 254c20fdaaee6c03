import { priceReceipt } from '@kasa/contracts/loyalty/engine';
import { drawer, drawnApplied, drawnPurchase } from '@kasa/contracts/loyalty/engine-cases';
import type { AppliedRule, Outcome, PastOfRule } from '@kasa/contracts/loyalty/engine-values';
import { weekDays } from '@kasa/contracts/shared/week-days';
import { expect, it } from 'vitest';
import type { PastReceipt } from './past-receipts.ts';
import { Simulation } from './simulate.ts';

const drafts = ['r1', 'r3'];

/** What receipts cost one after another, by nothing but the engine. */
function pricedBy(rules: readonly AppliedRule[], receipts: readonly PastReceipt[]): Outcome[] {
  const given = new Map<string, number>();
  const past = new Map<string, Record<string, PastOfRule>>();
  return receipts.map(({ at, customer_id, ...receipt }) => {
    const known = customer_id === null ? null : { balance: 0, past: past.get(customer_id) ?? {} };
    const now = rules.map((rule) => ({
      ...rule,
      // What ends by itself was on on its own days alone.
      ...(drafts.includes(rule.id) || rule.to_day === null ? { from_day: null, to_day: null } : {}),
      given: given.get(rule.id) ?? 0,
    }));
    const purchase = { ...receipt, at: new Date(at), customer: known, spend: 0 };
    const outcome = priceReceipt(purchase, now);
    const after = { ...known?.past };
    for (const { rule_id, discount, earned, counted } of outcome.rules) {
      given.set(rule_id, (given.get(rule_id) ?? 0) + discount + earned);
      after[rule_id] = { ...counted, given: (after[rule_id]?.given ?? 0) + discount + earned };
    }
    if (customer_id !== null) past.set(customer_id, after);
    return outcome;
  });
}

const total = (outcomes: readonly Outcome[]) => ({
  discount: outcomes.reduce((sum, { discount }) => sum + discount, 0),
  earned: outcomes.reduce((sum, { earned }) => sum + earned, 0),
});

function drawnReceipts(seed: number, rules: readonly AppliedRule[]): PastReceipt[] {
  const draw = drawer(seed * 31 + 7);
  const all = Array.from({ length: 40 }, (_, n): PastReceipt => {
    const { at, point_id, terminal_id, lines } = drawnPurchase(draw, rules);
    const customer_id = draw(3) === 0 ? `c${draw(3)}` : null;
    return {
      id: `t${n}`,
      order_id: `${n}`,
      started_at: at.toISOString(),
      at: at.toISOString(),
      ...{ point_id, terminal_id, lines, customer_id },
    };
  });
  return all.sort((a, b) => (a.at < b.at ? -1 : 1));
}

function drawnSimulation(seed: number) {
  const draw = drawer(seed * 7_919 + 1);
  const rules = Array.from({ length: 5 }, (_, n) => drawnApplied(draw, `r${n}`));
  const receipts = drawnReceipts(seed, rules);
  const simulation = new Simulation(rules, drafts);
  for (const receipt of receipts) simulation.add(receipt);
  return { rules, drafts, receipts, simulation };
}

it('comes to what the engine says of all receipts, one after another', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { rules, drafts, receipts, simulation } = drawnSimulation(seed);
    const without = rules.filter(({ id }) => !drafts.includes(id));
    const today = pricedBy(without, receipts);
    const { sums } = simulation;
    expect([sums.receipts, sums.discount_today, sums.earned_today], `seed ${seed}`).toEqual([
      receipts.length,
      ...Object.values(total(today)),
    ]);
    simulation.results().forEach((result, n) => {
      const then = pricedBy(
        rules.filter((rule) => rule.id === drafts[n] || without.includes(rule)),
        receipts,
      );
      const changed = then.filter(
        (one, at) => one.discount !== today[at]?.discount || one.earned !== today[at]?.earned,
      );
      const [a, b] = [total(then), total(today)];
      expect([result.discount_amount, result.earned, result.receipts], `seed ${seed}, ${drafts[n]}`).toEqual([
        a.discount - b.discount,
        a.earned - b.earned,
        changed.length,
      ]);
    });
  }
});

it('divides the cost by hour and point, and names the ten largest changes', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    for (const { by_hour, by_point, largest, cost, receipts } of drawnSimulation(seed).simulation.results()) {
      const sum = (parts: readonly { cost: number; receipts: number }[]) => [
        parts.reduce((all, part) => all + part.cost, 0),
        parts.reduce((all, part) => all + part.receipts, 0),
      ];
      expect(sum(by_hour)).toEqual([cost, receipts]);
      expect(sum(by_point.map(([, sums]) => sums))).toEqual([cost, receipts]);
      const changes = largest.map((one) =>
        Math.abs(one.amount_today - one.amount + one.earned - one.earned_today),
      );
      expect(changes).toEqual(changes.toSorted((a, b) => b - a));
      expect(largest).toHaveLength(Math.min(10, receipts));
    }
  }
});

it('sees that a limit is used up by others than today, though the sums are the same', () => {
  const terms = {
    ...drawnApplied(drawer(3), 'x'),
    week_days: [...weekDays],
    is_everywhere: true,
    point_ids: [],
  };
  const base: AppliedRule = {
    ...{ ...terms, excluded_terminal_ids: [], is_for_all_goods: true, product_ids: [], group_ids: [] },
    ...{ least_price: 0, max_receipt_amount: null, max_customer_amount: null, max_total_amount: null },
    ...{ from_time: null, to_time: null, rule: { type: 'fixed', percent_bp: 1_000, amount: null } },
  };
  const draft = { ...base, id: 'draft', from_time: '08:00', to_time: '10:00' };
  const limited = { ...base, id: 'limited', max_total_amount: 1_000 };
  const simulation = new Simulation([draft, limited], ['draft']);
  const line = { product_id: null, group_id: null, quantity: 1_000, is_by_piece: true, amount: 10_000 };
  for (const at of ['2026-11-10T07:00:00.000Z', '2026-11-10T12:00:00.000Z']) {
    const where = { point_id: null, terminal_id: 't1', customer_id: null };
    simulation.add({ id: at, order_id: at, started_at: at, at, ...where, lines: [line] });
  }
  expect(simulation.results()[0]?.cost).toBe(1_000);
});
