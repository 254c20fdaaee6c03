/** What rules would take off prices. */
import { WHOLE_BP } from './discount-values.ts';
import { share, shareUp, spread, sumOf } from './engine-amounts.ts';
import type { Judged, Moment } from './engine-conditions.ts';
import type { PurchaseLine, RuleReason } from './engine-values.ts';
import { isWithin } from './times.ts';

const THOUSANDTHS = 1_000;

/** What a rule would give, by line; `reason` says why it is nothing. */
export interface Claim {
  readonly reason: RuleReason | null;
  readonly amounts: readonly number[];
}

const nothing = (reason: RuleReason | null): Claim => ({ reason, amounts: [] });

/** What is sold by weight counts as one piece. */
export const piecesOf = ({ quantity }: PurchaseLine): number =>
  quantity > 0 && quantity % THOUSANDTHS === 0 ? quantity / THOUSANDTHS : 1;

/** Pieces of a rule's goods in a purchase. */
export function countedPieces({ isFor }: Judged, lines: readonly PurchaseLine[]): number {
  let pieces = 0;
  lines.forEach((line, n) => {
    if (isFor[n]) pieces += piecesOf(line);
  });
  return pieces;
}

/** The least that a line may cost by a rule. */
export const leastOf = ({ rule }: Judged, { quantity }: PurchaseLine): number =>
  rule.least_price === 0 ? 0 : shareUp(rule.least_price, quantity, THOUSANDTHS);

/** A claim within the limits of its rule. */
export function withinLimit(amounts: readonly number[], limit: number): readonly number[] {
  return sumOf(amounts) > limit ? spread(limit, amounts) : amounts;
}

function cheapestPieces(judged: Judged, lines: readonly PurchaseLine[], every: number): number[] {
  const before = judged.past.pieces;
  const after = before + countedPieces(judged, lines);
  let missing = Math.floor(after / every) - Math.floor(before / every);
  const taken = lines.map(() => 0);
  const unit = (line: PurchaseLine) => line.amount / piecesOf(line);
  const byPrice = lines.map((line, n) => ({ line, n })).filter(({ n }) => judged.isFor[n]);
  byPrice.sort((a, b) => unit(a.line) - unit(b.line));
  for (const { line, n } of byPrice) {
    const pieces = Math.min(piecesOf(line), missing);
    taken[n] = pieces;
    missing -= pieces;
  }
  return taken;
}

/** What the rule's type takes off each line, before limits. */
function taken(judged: Judged, lines: readonly PurchaseLine[], { time }: Moment): Claim {
  const { rule } = judged.rule;
  const costs = lines.map((line, n) => (judged.isFor[n] ? line.amount : 0));
  const sum = sumOf(costs);
  const byPercent = (percent: number | undefined, reason: RuleReason): Claim =>
    percent === undefined
      ? nothing(reason)
      : { reason: null, amounts: spread(share(sum, percent, WHOLE_BP), costs) };
  switch (rule.type) {
    case 'fixed':
      return rule.percent_bp === null
        ? { reason: null, amounts: spread(Math.min(rule.amount ?? 0, sum), costs) }
        : byPercent(rule.percent_bp, 'too_small');
    case 'dynamic':
      return rule.by === 'amount'
        ? byPercent(rule.amount_steps.findLast((step) => step.from_amount <= sum)?.percent_bp, 'below_amount')
        : byPercent(rule.time_steps.find((step) => isWithin(time, step))?.percent_bp, 'other_time');
    case 'by_purchase_count': {
      if (rule.counts === 'receipts')
        return (judged.past.receipts + 1) % rule.every === 0
          ? byPercent(rule.percent_bp, 'not_yet')
          : nothing('not_yet');
      const pieces = cheapestPieces(judged, lines, rule.every);
      if (sumOf(pieces) === 0) return nothing('not_yet');
      const amounts = lines.map((line, n) =>
        share(line.amount, (pieces[n] ?? 0) * rule.percent_bp, piecesOf(line) * WHOLE_BP),
      );
      return { reason: null, amounts };
    }
    default:
      return nothing(null);
  }
}

/** What a rule would take off each line, within its limits; nothing where it gives bonuses instead. */
export function claimDiscount(judged: Judged, lines: readonly PurchaseLine[], moment: Moment): Claim {
  if (judged.reason !== null) return nothing(judged.reason);
  const raw = taken(judged, lines, moment);
  if (raw.amounts.length === 0) return raw;
  if (judged.limit === 0) return nothing('limit_reached');
  if (sumOf(raw.amounts) === 0) return nothing('too_small');
  const allowed = raw.amounts.map((amount, n) => {
    const line = lines[n];
    return line === undefined ? 0 : Math.min(amount, Math.max(0, line.amount - leastOf(judged, line)));
  });
  if (sumOf(allowed) === 0) return nothing('price_at_least');
  return { reason: null, amounts: withinLimit(allowed, judged.limit) };
}
