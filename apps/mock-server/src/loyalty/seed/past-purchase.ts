/** One payment of the demo's past, told as a purchase with discounts: what a terminal would have asked and committed. */
import { momentOf } from '@kasa/contracts/loyalty/engine-conditions';
import type { KnownCustomer, Outcome, PurchaseLine } from '@kasa/contracts/loyalty/engine-values';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { Row } from '../../db/schema.ts';
import { type SeedContext, seededRowId } from '../../db/seed/seed-rows.ts';
import type { QuotedRule } from '../applied-rules.ts';
import { earningsOf } from '../commit.ts';
import { FOR_GOOD, type KeptPurchase } from '../quote.ts';
import type { Programme } from '../simulation/simulate.ts';
import type { PastPayment } from './past-payments.ts';

/** What a terminal asked when. Instants are ISO 8601 UTC. */
export interface Asked {
  readonly at: string;
  readonly committed_at: string;
  /** As they were paid. */
  readonly lines: readonly PurchaseLine[];
  readonly customer: (KnownCustomer & { readonly id: string }) | null;
  readonly spend: number;
}

/** What stands in the tables of one purchase. */
export interface PastPurchase {
  readonly quote: Row<'loyalty_quotes'>;
  readonly commit: Row<'loyalty_commits'>;
  readonly had: readonly Row<'loyalty_commit_rules'>[];
  readonly outcome: Outcome;
}

const MOST_TRIES = 30;

/** Lines before discounts of a receipt that came to `amount`; what is missing stands on its last line. */
function linesBefore(
  amount: number,
  paid: readonly PurchaseLine[],
  price: (lines: readonly PurchaseLine[]) => Outcome,
) {
  let lines = paid;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const outcome = price(lines);
    const missing = amount - outcome.amount;
    if (missing === 0) return { lines, outcome };
    const last = lines.length - 1;
    lines = lines.map((line, n) => (n === last ? { ...line, amount: line.amount + missing } : line));
    if ((lines[last]?.amount ?? 0) <= 0) return;
  }
}

/** What it had of rules and counted for them, as `countPurchase` writes it. */
export function hadOf(
  origin: SeedContext,
  { id: commit_id, merchant_id, created_at }: Row<'loyalty_commits'>,
  { rules }: Outcome,
  past: KnownCustomer['past'],
): Row<'loyalty_commit_rules'>[] {
  return rules.flatMap(({ rule_id: discount_id, discount, earned, spent, counted }) => {
    const receipts = counted.receipts - (past[discount_id]?.receipts ?? 0);
    const pieces = counted.pieces - (past[discount_id]?.pieces ?? 0);
    if (discount + earned + spent + receipts + pieces === 0) return [];
    const id = seededRowId(origin, created_at, 'loyalty_commit_rule', commit_id, discount_id);
    const own = { id, merchant_id, commit_id, discount_id, date: kyivDay(created_at) };
    return [{ ...own, discount, earned, spent, receipts, pieces }];
  });
}

/** Undefined: discounts had nothing to do with it, or no prices before them come to what was paid. */
export function pastPurchase(
  origin: SeedContext,
  programme: Programme<QuotedRule>,
  payment: PastPayment,
  { at, committed_at, lines: paid, customer, spend }: Asked,
): PastPurchase | undefined {
  const { terminal_id, point_id } = payment;
  const asked = { at: new Date(at), terminal_id, point_id, customer, spend };
  const moment = momentOf(asked.at);
  const priced = linesBefore(payment.amount, paid, (lines) => programme.price({ ...asked, lines }, moment));
  if (priced === undefined) return;
  const { lines, outcome } = priced;
  const holding = new Set(outcome.rules.map(({ rule_id }) => rule_id));
  const rules = programme.rules.filter(({ id }) => holding.has(id));
  const place = { merchant_id: origin.merchant, terminal_id, point_id, customer_id: customer?.id ?? null };
  const kept: KeptPurchase = { lines, spend, at };
  const quote = {
    ...{ id: seededRowId(origin, at, 'loyalty_quote', payment.id), created_at: at, ...place },
    ...{ phone: null, card_hash: null, purchase: JSON.stringify(kept) },
    ...{ rules: JSON.stringify(rules), outcome: JSON.stringify(outcome), holds_until: FOR_GOOD },
  };
  const { before, discount, spent, amount, earned } = outcome;
  const commit: Row<'loyalty_commits'> = {
    ...{ id: seededRowId(origin, committed_at, 'loyalty_commit', payment.id), created_at: committed_at },
    ...{ ...place, quote_id: quote.id, transaction_id: payment.id, state: 'paid' },
    earnings: JSON.stringify(earningsOf(rules, outcome, at)),
    ...{ before, discount, spent, amount, earned, refunded: 0 },
  };
  const had = hadOf(origin, commit, outcome, customer?.past ?? {});
  return had.length === 0 ? undefined : { quote, commit, had, outcome };
}
