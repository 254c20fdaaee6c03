/** The engine beside a plain model of one rule, which is slow, knows small amounts only, and shares no code with it. */
import { expect, it } from 'vitest';
import { priceReceipt } from './engine.ts';
import { drawnCase } from './engine-cases.ts';
import { momentOf } from './engine-conditions.ts';
import type { AppliedRule, Purchase, PurchaseLine } from './engine-values.ts';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const halfUp = (value: number) => Math.floor(value + 0.5 + 1e-9);
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const isIn = (clock: string, from: string, to: string) => {
  const length = (minutes(to) - minutes(from) + 1_440) % 1_440 || 1_440;
  return (minutes(clock) - minutes(from) + 1_440) % 1_440 < length;
};

/** Kopiyka by kopiyka: whole shares first, then to who has been given least of what is due. */
function dealt(amount: number, weights: readonly number[], lines: readonly PurchaseLine[]): number[] {
  const sum = total(weights);
  const due = weights.map((weight) => (sum === 0 ? 0 : (amount * weight) / sum));
  const given = due.map((value) => Math.floor(value + 1e-9));
  while (total(given) < Math.min(amount, sum)) {
    const lacks = (n: number) => Number(((due[n] ?? 0) - (given[n] ?? 0)).toFixed(6));
    const key = (n: number) => lines[n] as PurchaseLine;
    const [next = 0] = given
      .map((_, n) => n)
      .sort(
        (a, b) =>
          lacks(b) - lacks(a) ||
          key(b).amount - key(a).amount ||
          (key(a).product_id ?? '').localeCompare(key(b).product_id ?? '') ||
          (key(a).group_id ?? '').localeCompare(key(b).group_id ?? '') ||
          key(b).quantity - key(a).quantity ||
          a - b,
      );
    given[next] = (given[next] ?? 0) + 1;
  }
  return given;
}

function isOn(rule: AppliedRule, purchase: Purchase): boolean {
  const now = momentOf(purchase.at);
  const isLate = rule.from_time !== null && rule.to_time !== null && now.time < rule.to_time;
  const wraps = isLate && (rule.to_time ?? '') <= (rule.from_time ?? '');
  const { day, weekday } = wraps ? momentOf(new Date(purchase.at.getTime() - 86_400_000)) : now;
  const needsCustomer = rule.rule.type !== 'fixed' && rule.rule.type !== 'dynamic';
  return (
    (rule.from_day ?? day) <= day &&
    (rule.to_day ?? day) >= day &&
    rule.week_days.includes(weekday) &&
    (rule.from_time === null || rule.to_time === null || isIn(now.time, rule.from_time, rule.to_time)) &&
    (rule.is_everywhere || rule.point_ids.some((id) => id === purchase.point_id)) &&
    !rule.excluded_terminal_ids.includes(purchase.terminal_id) &&
    (purchase.customer !== null || (!needsCustomer && rule.max_customer_amount === null))
  );
}

/** Every piece of a line on its own, the cheapest first; which of them are for nothing. */
function cheaperPieces(
  lines: readonly PurchaseLine[],
  mine: readonly boolean[],
  past: number,
  every: number,
) {
  const count = (line: PurchaseLine) => (line.quantity % 1_000 === 0 ? line.quantity / 1_000 : 1);
  const pieces = lines.flatMap((line, n) =>
    mine[n] ? Array.from({ length: count(line) }, () => ({ n, price: line.amount / count(line), line })) : [],
  );
  const hits = pieces.filter((_, nth) => (past + nth + 1) % every === 0).length;
  pieces.sort(
    (a, b) =>
      a.price - b.price ||
      b.line.amount - a.line.amount ||
      (a.line.product_id ?? '').localeCompare(b.line.product_id ?? '') ||
      (a.line.group_id ?? '').localeCompare(b.line.group_id ?? '') ||
      b.line.quantity - a.line.quantity ||
      a.n - b.n,
  );
  return lines.map((_, n) => total(pieces.slice(0, hits).map((piece) => (piece.n === n ? piece.price : 0))));
}

function plainDiscounts(applied: AppliedRule, purchase: Purchase): number[] {
  const { lines } = purchase;
  const { rule } = applied;
  const mine = lines.map(
    ({ product_id, group_id }) =>
      applied.is_for_all_goods ||
      applied.product_ids.some((id) => id === product_id) ||
      applied.group_ids.some((id) => id === group_id),
  );
  const costs = lines.map(({ amount }, n) => (mine[n] ? amount : 0));
  const past = purchase.customer?.past[applied.id] ?? { receipts: 0, pieces: 0, given: 0 };
  const percent = (points: number) => dealt(halfUp((total(costs) * points) / 10_000), costs, lines);
  let raw = lines.map(() => 0);
  if (rule.type === 'fixed')
    raw = rule.percent_bp === null ? dealt(rule.amount ?? 0, costs, lines) : percent(rule.percent_bp);
  if (rule.type === 'dynamic') {
    const { time } = momentOf(purchase.at);
    const reached = rule.amount_steps.filter((step) => step.from_amount <= total(costs));
    const ranges = rule.time_steps.filter((step) => isIn(time, step.from_time, step.to_time));
    raw = percent([...reached, ...ranges].at(-1)?.percent_bp ?? 0);
  }
  if (rule.type === 'by_purchase_count' && rule.counts === 'receipts')
    raw = percent((past.receipts + 1) % rule.every === 0 ? rule.percent_bp : 0);
  if (rule.type === 'by_purchase_count' && rule.counts === 'pieces')
    raw = cheaperPieces(lines, mine, past.pieces, rule.every).map((price) =>
      halfUp((price * rule.percent_bp) / 10_000),
    );
  const allowed = raw.map((amount, n) => {
    const { amount: before, quantity } = lines[n] as PurchaseLine;
    return Math.max(0, Math.min(amount, before - Math.ceil((applied.least_price * quantity) / 1_000)));
  });
  const limits = [
    applied.max_receipt_amount ?? Number.MAX_VALUE,
    (applied.max_customer_amount ?? Number.MAX_VALUE) - past.given,
    (applied.max_total_amount ?? Number.MAX_VALUE) - applied.given,
  ];
  const limit = Math.max(0, Math.min(...limits));
  return total(allowed) > limit ? dealt(limit, allowed, lines) : allowed;
}

it('one rule takes off what the plain model says, of 6 000 drawn purchases', () => {
  let applied = 0;
  for (let n = 0; n < 6_000; n += 1) {
    const { purchase, rules } = drawnCase(50_000 + n, 1);
    const [rule] = rules;
    if (rule === undefined) continue;
    const expected = isOn(rule, purchase) ? plainDiscounts(rule, purchase) : purchase.lines.map(() => 0);
    const discounts = priceReceipt(purchase, rules).lines.map(({ discount }) => discount);
    expect([n, discounts]).toEqual([n, expected]);
    if (total(discounts) > 0) applied += 1;
  }
  expect(applied).toBeGreaterThan(1_000);
});

it('one rule lets bonuses pay and gives back what the plain model says', () => {
  let [spending, earning] = [0, 0];
  for (let n = 0; n < 12_000; n += 1) {
    const { purchase, rules } = drawnCase(90_000 + n, 1);
    const [applied] = rules;
    if (applied?.rule.type !== 'purchase_bonus' || !applied.is_for_all_goods) continue;
    const { lines, customer, spend } = purchase;
    const { rule } = applied;
    const on = isOn(applied, purchase) && lines.length > 0;
    const rooms = lines.map(({ amount, quantity }) => {
      const least = Math.ceil((applied.least_price * quantity) / 1_000);
      const share = Math.floor((amount * rule.spend_percent_bp) / 10_000 + 1e-9);
      return on ? Math.max(0, Math.min(share, amount - least)) : 0;
    });
    const before = total(lines.map(({ amount }) => amount));
    const spent = Math.max(0, Math.min(spend, customer?.balance ?? 0, total(rooms), before - 1));
    const past = customer?.past[applied.id]?.given ?? 0;
    const earned = Math.max(
      0,
      Math.min(
        on ? halfUp(((before - spent) * rule.percent_bp) / 10_000) : 0,
        applied.max_receipt_amount ?? Number.MAX_VALUE,
        (applied.max_customer_amount ?? Number.MAX_VALUE) - past,
        (applied.max_total_amount ?? Number.MAX_VALUE) - applied.given,
      ),
    );
    const outcome = priceReceipt(purchase, rules);
    expect([n, outcome.spent, outcome.earned]).toEqual([n, spent, earned]);
    outcome.lines.forEach((line, place) => {
      expect([n, line.spent <= (rooms[place] ?? 0)]).toEqual([n, true]);
    });
    spending += spent > 0 ? 1 : 0;
    earning += earned > 0 ? 1 : 0;
  }
  expect([spending > 100, earning > 200]).toEqual([true, true]);
});
