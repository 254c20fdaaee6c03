/** The engine beside a plain model of one rule, which is slow, knows small amounts only, and shares no code with it. */
import { expect, it } from 'vitest';
import { priceReceipt } from './engine.ts';
import { drawnCase } from './engine-cases.ts';
import type { AppliedRule, Purchase, PurchaseLine } from './engine-values.ts';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const halfUp = (value: number) => Math.floor(value + 0.5 + 1e-9);
const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const isIn = (clock: string, from: string, to: string) => {
  const length = (minutes(to) - minutes(from) + 1_440) % 1_440 || 1_440;
  return (minutes(clock) - minutes(from) + 1_440) % 1_440 < length;
};

/** The last Sunday of a month of 2026, 01:00 UTC, when Europe turns its clocks. */
const turned = (month: number, last: number) =>
  Date.UTC(2026, month, last - new Date(Date.UTC(2026, month, last)).getUTCDay(), 1);

/** What clocks in Kyiv show in 2026, and calendars so many hours earlier. */
function shown(at: Date, earlier = 0) {
  const isSummer = at.getTime() >= turned(2, 31) && at.getTime() < turned(9, 31);
  const wall = new Date(at.getTime() + (isSummer ? 3 : 2) * 3_600_000 - earlier * 3_600_000);
  const weekday = (['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const)[wall.getUTCDay()] ?? 'sun';
  const [day = '', clock = ''] = wall.toISOString().split('T');
  return { day, weekday, time: clock.slice(0, 5) };
}

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
          Number(key(b).is_by_piece) - Number(key(a).is_by_piece) ||
          a - b,
      );
    given[next] = (given[next] ?? 0) + 1;
  }
  return given;
}

function isOn(rule: AppliedRule, purchase: Purchase): boolean {
  const now = shown(purchase.at);
  const steps = rule.rule.type === 'dynamic' ? rule.rule.time_steps : [];
  const hours = rule.from_time === null || rule.to_time === null ? null : [rule.from_time, rule.to_time];
  const step = steps.find(({ from_time, to_time }) => isIn(now.time, from_time, to_time));
  const [from = '', to = ''] = hours ?? [step?.from_time, step?.to_time];
  // What began yesterday: more minutes ago than today has.
  const began = (minutes(now.time) - minutes(from) + 1_440) % 1_440;
  const isOfYesterday = from !== '' && isIn(now.time, from, to) && began > minutes(now.time);
  const { day, weekday } = isOfYesterday ? shown(purchase.at, 24) : now;
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

/** Every piece of a line on its own, the cheapest first; what those that are cheaper cost, by line. */
function cheaperPieces(
  lines: readonly PurchaseLine[],
  mine: readonly boolean[],
  past: number,
  every: number,
) {
  const count = (line: PurchaseLine) => (line.is_by_piece ? Math.floor(line.quantity / 1_000) || 1 : 1);
  const pieces = lines.flatMap((line, n) =>
    mine[n]
      ? Array.from({ length: count(line) }, (_, nth) => ({
          ...{ n, line, price: Math.floor((line.amount + nth) / count(line)), count: count(line) },
        }))
      : [],
  );
  const hits = pieces.filter((_, nth) => (past + nth + 1) % every === 0).length;
  pieces.sort(
    (a, b) =>
      a.price - b.price ||
      b.line.amount - a.line.amount ||
      (a.line.product_id ?? '').localeCompare(b.line.product_id ?? '') ||
      (a.line.group_id ?? '').localeCompare(b.line.group_id ?? '') ||
      b.line.quantity - a.line.quantity ||
      Number(b.line.is_by_piece) - Number(a.line.is_by_piece) ||
      a.n - b.n,
  );
  return lines.map((_, n) => pieces.slice(0, hits).filter((piece) => piece.n === n));
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
    const { time } = shown(purchase.at);
    const reached = rule.amount_steps.filter((step) => step.from_amount <= total(costs));
    const ranges = rule.time_steps.filter((step) => isIn(time, step.from_time, step.to_time));
    raw = percent([...reached, ...ranges].at(-1)?.percent_bp ?? 0);
  }
  if (rule.type === 'by_purchase_count' && rule.counts === 'receipts')
    raw = percent((past.receipts + 1) % rule.every === 0 ? rule.percent_bp : 0);
  if (rule.type === 'by_purchase_count' && rule.counts === 'pieces')
    raw = cheaperPieces(lines, mine, past.pieces, rule.every).map((pieces) =>
      total(
        pieces.map(({ price, count, line }) => {
          const least = Math.ceil((applied.least_price * line.quantity) / (1_000 * count));
          return Math.max(0, Math.min(halfUp((price * rule.percent_bp) / 10_000), price - least));
        }),
      ),
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
