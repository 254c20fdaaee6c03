/** What the contract's terminal has asked, and what discounts gave the demo's customers so far. */
import { priceReceipt } from '@kasa/contracts/loyalty/engine';
import type { KnownCustomer, PurchaseLine } from '@kasa/contracts/loyalty/engine-values';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { everTerminals } from '../../db/fleet.ts';
import type { Db, Row } from '../../db/schema.ts';
import { type SeedContext, seededRowId } from '../../db/seed/seed-rows.ts';
import type { QuotedRule } from '../applied-rules.ts';
import { FOR_GOOD } from '../quote.ts';
import { linesOf } from '../quote-lines.ts';
import { hadOf } from './past-purchase.ts';
import type { Buyer } from './past-purchases.ts';

/** That of the contract's signature. */
const TERMINAL = 'S1100101';
/** Longer than any demo. */
const YEARS_AWAY = '2036-11-20T09:00:00.000Z';
const asked = [{ article: '400101', quantity: 2_000, amount: 13_000 }];

interface Place {
  readonly terminal_id: string;
  readonly point_id: string | null;
  readonly lines: readonly PurchaseLine[];
}

/** A quote of the example's receipt. */
function quoteOf(
  { merchant, now }: SeedContext,
  { lines, ...place }: Place,
  id: string,
  rules: readonly QuotedRule[],
  [customer_id, customer]: readonly [string, KnownCustomer] | readonly [null, null],
) {
  const outcome = priceReceipt({ at: now, ...place, lines, customer, spend: 0 }, rules);
  const created_at = now.toISOString();
  const row: Row<'loyalty_quotes'> = {
    ...{ id, merchant_id: merchant, created_at, ...place, customer_id, phone: null, card_hash: null },
    purchase: JSON.stringify({ lines, spend: 0, at: created_at }),
    ...{ rules: JSON.stringify(rules), outcome: JSON.stringify(outcome), holds_until: YEARS_AWAY },
  };
  return { row, outcome };
}

/** What stands in the tables of purchases. */
export interface PurchaseRows {
  readonly quotes: readonly Row<'loyalty_quotes'>[];
  readonly commits: readonly Row<'loyalty_commits'>[];
  readonly had: readonly Row<'loyalty_commit_rules'>[];
}

/** Two quotes of the contract's terminal: one that anybody can commit, one that is committed and can be released. */
export async function exampleQuotes(
  tx: Db,
  origin: SeedContext,
  rules: readonly QuotedRule[],
): Promise<PurchaseRows> {
  const { merchant } = origin;
  if (merchant !== exampleIds.merchant) return { quotes: [], commits: [], had: [] };
  const own = everTerminals(tx).select(['id', 'point_id']).where('merchant_id', '=', merchant);
  const terminal = await own.where('number', '=', TERMINAL).executeTakeFirstOrThrow();
  const lines = await linesOf(tx, merchant, asked);
  const place = { terminal_id: terminal.id, point_id: terminal.point_id, lines };
  const open = quoteOf(origin, place, exampleIds.loyaltyQuoteToCommit, rules, [null, null]);
  // When it was asked for, no other discount was on.
  const example = rules.filter(({ id }) => id === exampleIds.discount);
  const known = [exampleIds.customer, { balance: 0, past: {} }] as const;
  const { row, outcome } = quoteOf(origin, place, exampleIds.loyaltyQuote, example, known);
  const { before, discount, spent, amount, earned } = outcome;
  const { merchant_id, created_at, terminal_id, point_id, customer_id } = row;
  const commit: Row<'loyalty_commits'> = {
    ...{ id: exampleIds.loyaltyCommitToRelease, merchant_id, created_at, terminal_id, point_id, customer_id },
    ...{ quote_id: row.id, transaction_id: null, state: 'committed', earnings: '[]' },
    ...{ before, discount, spent, amount, earned, refunded: 0 },
  };
  const had = hadOf(origin, commit, outcome, {});
  return { quotes: [open.row, { ...row, holds_until: FOR_GOOD }], commits: [commit], had };
}

/** What each discount gave, and counted, of each customer: by bonuses of which no purchase is known, and by purchases. */
export function countedOf(
  origin: SeedContext,
  customers: readonly Pick<Buyer, 'id' | 'ledger'>[],
  { commits, had }: PurchaseRows,
) {
  const { merchant: merchant_id, now } = origin;
  const at = now.toISOString();
  const counted = new Map<string, Row<'customer_discounts'>>();
  const totals = new Map<string, Row<'discount_totals'>>();
  const count = (
    customer_id: string | null,
    discount_id: string,
    more: Record<'receipts' | 'pieces' | 'given', number>,
  ) => {
    const total = totals.get(discount_id) ?? {
      ...{ id: seededRowId(origin, at, 'discount_total', discount_id), merchant_id, discount_id, given: 0 },
    };
    totals.set(discount_id, { ...total, given: total.given + more.given });
    if (customer_id === null) return;
    const key = `${customer_id} ${discount_id}`;
    const own = counted.get(key) ?? {
      ...{ id: seededRowId(origin, at, 'customer_discount', key), merchant_id, customer_id, discount_id },
      ...{ receipts: 0, pieces: 0, given: 0 },
    };
    const [receipts, pieces] = [own.receipts + more.receipts, own.pieces + more.pieces];
    counted.set(key, { ...own, receipts, pieces, given: own.given + more.given });
  };
  for (const { id, ledger } of customers)
    for (const { rule_id, earned } of ledger.gifts())
      count(id, rule_id, { receipts: 1, pieces: 1, given: earned });
  const buyers = new Map(commits.map(({ id, customer_id }) => [id, customer_id]));
  for (const { commit_id, discount_id, receipts, pieces, discount, earned } of had)
    count(buyers.get(commit_id) ?? null, discount_id, { receipts, pieces, given: discount + earned });
  return { counted: [...counted.values()], totals: [...totals.values()] };
}
