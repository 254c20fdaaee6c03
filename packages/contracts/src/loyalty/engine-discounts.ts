/** What rules would take off prices. */
import { WHOLE_BP } from './discount-values.ts';
import { share, shareUp, spread, sumOf } from './engine-amounts.ts';
import { type Judged, type Moment, stepAt } from './engine-conditions.ts';
import type { PurchaseLine, RuleReason } from './engine-values.ts';

const THOUSANDTHS = 1_000;

/** What a rule would give, by line; `reason` says why it is nothing. */
export interface Claim {
  readonly reason: RuleReason | null;
  readonly amounts: readonly number[];
}

/** No claim, and why. */
export const nothing = (reason: RuleReason | null): Claim => ({ reason, amounts: [] });

/** Whole pieces, one at least; what is sold by weight or volume counts as one. */
export const piecesOf = ({ is_by_piece, quantity }: PurchaseLine): number =>
  is_by_piece ? Math.max(1, Math.floor(quantity / THOUSANDTHS)) : 1;

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

/** Pieces of a line that cost the same. */
interface Pieces {
  /** Place of the line. */
  readonly line: number;
  readonly price: number;
  readonly count: number;
  /** What each costs at least by the rule. */
  readonly least: number;
}

/** A line's pieces with whole prices: of what doesn't divide evenly, some cost a kopiyka more. */
function pricedPieces(judged: Judged, line: PurchaseLine, place: number): Pieces[] {
  const all = piecesOf(line);
  const dearer = line.amount % all;
  const price = (line.amount - dearer) / all;
  const least = shareUp(judged.rule.least_price, line.quantity, THOUSANDTHS * all);
  return [
    { line: place, price, count: all - dearer, least },
    { line: place, price: price + 1, count: dearer, least },
  ];
}

/** What every N-th piece is cheaper, by line, and whether it is any: the cheapest are, each rounded for itself. */
function cheaperPieces(judged: Judged, lines: readonly PurchaseLine[], every: number, percent: number) {
  const before = judged.past.pieces;
  const after = before + countedPieces(judged, lines);
  let missing = Math.floor(after / every) - Math.floor(before / every);
  const hasAny = missing > 0;
  const off = lines.map(() => 0);
  const allowed = lines.map(() => 0);
  const pieces = lines.flatMap((line, n) => (judged.isFor[n] ? pricedPieces(judged, line, n) : []));
  pieces.sort((a, b) => a.price - b.price);
  for (const { line, price, count, least } of pieces) {
    const cheaper = Math.min(count, missing);
    const each = share(price, percent, WHOLE_BP);
    off[line] = (off[line] ?? 0) + cheaper * each;
    allowed[line] = (allowed[line] ?? 0) + cheaper * Math.min(each, Math.max(0, price - least));
    missing -= cheaper;
  }
  return { hasAny, off, allowed };
}

/** A reduction before limits: of the rule's type alone, and what its least price leaves of it. */
interface Reduction {
  readonly reason: RuleReason | null;
  readonly off: readonly number[];
  readonly allowed: readonly number[];
}

const none = (reason: RuleReason | null): Reduction => ({ reason, off: [], allowed: [] });

/** What the rule's type takes off each line. */
function reductionOf(judged: Judged, lines: readonly PurchaseLine[], moment: Moment): Reduction {
  const { rule } = judged.rule;
  const costs = lines.map((line, n) => (judged.isFor[n] ? line.amount : 0));
  const sum = sumOf(costs);
  const inAll = (total: number): Reduction => {
    const off = spread(total, costs);
    const allowed = lines.map((line, n) =>
      Math.min(off[n] ?? 0, Math.max(0, line.amount - leastOf(judged, line))),
    );
    return { reason: null, off, allowed };
  };
  const byPercent = (percent: number) => inAll(share(sum, percent, WHOLE_BP));
  switch (rule.type) {
    case 'fixed':
      return rule.percent_bp === null ? inAll(Math.min(rule.amount ?? 0, sum)) : byPercent(rule.percent_bp);
    case 'dynamic': {
      const step =
        rule.by === 'amount'
          ? rule.amount_steps.findLast(({ from_amount }) => from_amount <= sum)
          : stepAt(judged.rule, moment);
      return step === undefined ? none('below_amount') : byPercent(step.percent_bp);
    }
    case 'by_purchase_count': {
      if (rule.counts === 'receipts')
        return (judged.past.receipts + 1) % rule.every === 0 ? byPercent(rule.percent_bp) : none('not_yet');
      const { hasAny, ...pieces } = cheaperPieces(judged, lines, rule.every, rule.percent_bp);
      return hasAny ? { reason: null, ...pieces } : none('not_yet');
    }
    default:
      return none(null);
  }
}

/** What a rule would take off each line, within its limits; nothing where it gives bonuses instead. */
export function claimDiscount(judged: Judged, lines: readonly PurchaseLine[], moment: Moment): Claim {
  if (judged.reason !== null) return nothing(judged.reason);
  const { reason, off, allowed } = reductionOf(judged, lines, moment);
  if (off.length === 0) return nothing(reason);
  if (judged.limit === 0) return nothing('limit_reached');
  if (sumOf(off) === 0) return nothing('too_small');
  if (sumOf(allowed) === 0) return nothing('price_at_least');
  return { reason: null, amounts: withinLimit(allowed, judged.limit) };
}
