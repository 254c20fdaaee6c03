/**
 * The engine of discounts (ADR 34): a receipt, the rules that are on and what the customer has, and out come the
 * lines with their discounts, bonuses spent and earned, and why.
 *
 * 1. A rule holds on the days and hours of Kyiv that it names, those of steps by the clock too (hours after midnight
 *    belong to the day on which they began), at its points but not at excluded terminals, for the lines with its goods.
 *    Where it counts what a customer did, or has a limit per customer, it holds for a known one. The first condition
 *    that fails is its reason.
 * 2. Rules that lower prices claim an amount off each of their lines. A percentage is of their lines together, half a
 *    kopiyka upwards, and is spread over them by largest remainder, as a fixed amount is; of counted pieces the
 *    cheapest are cheaper, and each is rounded for itself. No line, and of counted pieces none that is cheaper, goes
 *    below the rule's least price of a unit (rounded up), nor below zero; what that cuts off is not made up elsewhere.
 *    What is above the rule's limits per receipt, per customer and in total is cut off all its lines by their claims.
 * 3. Rules exclude one another line by line: a line takes the claim that is most, of equal ones that of the rule that
 *    comes first (the oldest). What a rule lost to a better one is not given elsewhere.
 * 4. Then bonuses are spent: of each line as much as the most generous rule for it allows (its share of what is left,
 *    rounded down, and its least price), no more than the customer has and wishes, and a kopiyka of the receipt
 *    is always paid with money. It is spread over the lines by what each allows.
 * 5. Bonuses are earned on what is then paid: a percentage as in 2, within the same limits, one rule per line as in 3.
 *    A single bonus comes on top, once per customer, whole or not at all.
 *
 * The order of lines does not matter: they are worked on by falling amount, then product, group, quantity and unit,
 * which also decides who gets a kopiyka that could go to either of two.
 */
import { chooseMost, sumOf } from './engine-amounts.ts';
import { claimPurchaseBonus, singleBonus, spendBonuses } from './engine-bonuses.ts';
import { type Judged, judge, type Moment, momentOf } from './engine-conditions.ts';
import { claimDiscount, countedPieces } from './engine-discounts.ts';
import type {
  AppliedRule,
  Outcome,
  PricedLine,
  Purchase,
  PurchaseLine,
  RuleOutcome,
} from './engine-values.ts';

const compare = (a: string | null, b: string | null) => (a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1);

/** Biggest first; lines that are alike in all are the same to the engine. */
const byAmount = (a: PurchaseLine, b: PurchaseLine) =>
  b.amount - a.amount ||
  compare(a.product_id, b.product_id) ||
  compare(a.group_id, b.group_id) ||
  b.quantity - a.quantity ||
  Number(b.is_by_piece) - Number(a.is_by_piece);

/** What a rule has counted of the customer, and how many are missing to the next one. */
function counts(judged: Judged, purchase: Purchase, lines: readonly PurchaseLine[]) {
  const { past } = judged;
  const isCounted = judged.reason === null && purchase.customer !== null;
  const counted = {
    receipts: past.receipts + (isCounted ? 1 : 0),
    pieces: past.pieces + (isCounted ? countedPieces(judged, lines) : 0),
  };
  const { rule } = judged.rule;
  const missing =
    rule.type === 'by_purchase_count' && purchase.customer !== null
      ? rule.every - (counted[rule.counts] % rule.every)
      : null;
  return { counted, missing };
}

/**
 * What a receipt costs, and why.
 * @param rules those that are on, the oldest first
 * @param moment what `momentOf` says of the purchase's instant, where many are priced
 */
export function priceReceipt(
  purchase: Purchase,
  rules: readonly AppliedRule[],
  moment: Moment = momentOf(purchase.at),
): Outcome {
  const order = purchase.lines.map((line, place) => ({ line, place }));
  order.sort((a, b) => byAmount(a.line, b.line));
  const lines = order.map(({ line }) => line);
  const judged = rules.map((rule) => judge(rule, purchase, lines, moment));

  const claims = judged.map((one) => claimDiscount(one, lines, moment));
  const discounts = chooseMost(
    claims.map(({ amounts }) => amounts),
    lines.length,
  );
  const left = lines.map(({ amount }, n) => amount - (discounts.amounts[n] ?? 0));
  const spending = spendBonuses(purchase, judged, lines, left);
  const paid = left.map((amount, n) => amount - (spending.amounts[n] ?? 0));
  const returned = judged.map((one) => claimPurchaseBonus(one, paid));
  const bonuses = chooseMost(
    returned.map(({ amounts }) => amounts),
    lines.length,
  );

  const outcomes = judged.map((one, n): RuleOutcome => {
    const { type } = one.rule.rule;
    const single = type === 'single_bonus' ? singleBonus(one, paid) : null;
    const discount = discounts.totals[n] ?? 0;
    const spent = spending.totals[n] ?? 0;
    const earned = single?.earned ?? bonuses.totals[n] ?? 0;
    const reason = (single ?? (type === 'purchase_bonus' ? returned : claims)[n])?.reason ?? 'better_rule';
    const { counted, missing } = counts(one, purchase, lines);
    return {
      rule_id: one.rule.id,
      reason: discount + spent + earned > 0 ? 'applied' : reason,
      discount,
      earned,
      spent,
      missing,
      counted,
    };
  });

  const priced = new Array<PricedLine>(lines.length);
  order.forEach(({ line, place }, n) => {
    const winner = discounts.winners[n] ?? -1;
    priced[place] = {
      before: line.amount,
      discount: discounts.amounts[n] ?? 0,
      rule_id: rules[winner]?.id ?? null,
      spent: spending.amounts[n] ?? 0,
      amount: paid[n] ?? 0,
    };
  });
  return {
    lines: priced,
    before: sumOf(lines.map(({ amount }) => amount)),
    discount: sumOf(discounts.amounts),
    spent: sumOf(spending.amounts),
    amount: sumOf(paid),
    earned: sumOf(outcomes.map(({ earned }) => earned)),
    rules: outcomes,
  };
}
