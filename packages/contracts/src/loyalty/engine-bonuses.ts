/** Bonuses that are spent and earned. */
import { WHOLE_BP } from './discount-values.ts';
import { type Chosen, chooseMost, share, shareDown, spread, sumOf } from './engine-amounts.ts';
import type { Judged } from './engine-conditions.ts';
import { type Claim, leastOf, nothing, withinLimit } from './engine-discounts.ts';
import type { Purchase, PurchaseLine, RuleReason } from './engine-values.ts';

/** How much of each line bonuses may pay by a rule. */
function room(judged: Judged, lines: readonly PurchaseLine[], left: readonly number[]): readonly number[] {
  const { rule } = judged.rule;
  if (judged.reason !== null || rule.type !== 'purchase_bonus') return [];
  return lines.map((line, n) => {
    const price = left[n] ?? 0;
    if (!judged.isFor[n]) return 0;
    return Math.max(
      0,
      Math.min(shareDown(price, rule.spend_percent_bp, WHOLE_BP), price - leastOf(judged, line)),
    );
  });
}

/**
 * What is paid with bonuses, by line and by rule.
 * @param left what lines cost after discounts
 */
export function spendBonuses(
  purchase: Purchase,
  rules: readonly Judged[],
  lines: readonly PurchaseLine[],
  left: readonly number[],
): Chosen {
  const mine = Math.min(purchase.spend, purchase.customer?.balance ?? 0);
  const rooms = chooseMost(mine > 0 ? rules.map((judged) => room(judged, lines, left)) : [], lines.length);
  // A receipt is not paid with bonuses alone.
  const wanted = Math.min(mine, sumOf(rooms.amounts), sumOf(left) - 1);
  const amounts = spread(Math.max(0, wanted), rooms.amounts);
  const totals = rules.map(() => 0);
  amounts.forEach((amount, n) => {
    const winner = rooms.winners[n] ?? -1;
    if (winner >= 0) totals[winner] = (totals[winner] ?? 0) + amount;
  });
  return { ...rooms, amounts, totals };
}

/** What a rule would give back of what is paid, by line. @param paid what lines cost after discounts and bonuses */
export function claimPurchaseBonus(judged: Judged, paid: readonly number[]): Claim {
  const { rule } = judged.rule;
  if (judged.reason !== null || rule.type !== 'purchase_bonus') return nothing(judged.reason);
  if (judged.limit === 0) return nothing('limit_reached');
  const costs = paid.map((amount, n) => (judged.isFor[n] ? amount : 0));
  const total = share(sumOf(costs), rule.percent_bp, WHOLE_BP);
  if (total === 0) return nothing('too_small');
  return { reason: null, amounts: withinLimit(spread(total, costs), judged.limit) };
}

/** What a rule gives once, whatever others give: all of it, or nothing where a limit leaves less. */
export function singleBonus(
  judged: Judged,
  paid: readonly number[],
): { readonly reason: RuleReason | null; readonly earned: number } {
  const { rule } = judged.rule;
  if (judged.reason !== null || rule.type !== 'single_bonus') return { reason: judged.reason, earned: 0 };
  const sum = sumOf(paid.map((amount, n) => (judged.isFor[n] ? amount : 0)));
  if (sum < rule.min_amount) return { reason: 'below_amount', earned: 0 };
  if (judged.past.given > 0) return { reason: 'given_already', earned: 0 };
  if (judged.limit < rule.bonus_amount) return { reason: 'limit_reached', earned: 0 };
  return { reason: null, earned: rule.bonus_amount };
}
