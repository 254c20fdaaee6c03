/** What discounts gave the demo's customers so far, and what the demo's terminal has asked. */
import { priceReceipt } from '@kasa/contracts/loyalty/engine';
import type { KnownCustomer, PurchaseLine } from '@kasa/contracts/loyalty/engine-values';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { everTerminals } from '../../db/fleet.ts';
import type { Db, Row } from '../../db/schema.ts';
import { type SeedContext, seededRowId } from '../../db/seed/seed-rows.ts';
import { type QuotedRule, rulesOf } from '../applied-rules.ts';
import { FOR_GOOD } from '../quote.ts';
import { linesOf } from '../quote-lines.ts';

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

/** Two quotes of a terminal: one that anybody can commit, one that is committed and can be released. */
async function seedQuotes(tx: Db, origin: SeedContext): Promise<Row<'loyalty_commit_rules'>[]> {
  const { merchant } = origin;
  const own = everTerminals(tx).select(['id', 'point_id']).where('merchant_id', '=', merchant);
  const terminal = await own.where('number', '=', TERMINAL).executeTakeFirstOrThrow();
  const lines = await linesOf(tx, merchant, asked);
  const place = { terminal_id: terminal.id, point_id: terminal.point_id, lines };
  const rules = await rulesOf(tx, merchant);
  const open = quoteOf(origin, place, exampleIds.loyaltyQuoteToCommit, rules, [null, null]);
  // When it was asked for, no other discount was on.
  const example = rules.filter(({ id }) => id === exampleIds.discount);
  const known = [exampleIds.customer, { balance: 0, past: {} }] as const;
  const { row, outcome } = quoteOf(origin, place, exampleIds.loyaltyQuote, example, known);
  await bulkInsert(tx, 'loyalty_quotes', [open.row, { ...row, holds_until: FOR_GOOD }]);
  const { before, discount, spent, amount, earned } = outcome;
  const { merchant_id, created_at, terminal_id, point_id, customer_id } = row;
  const commit: Row<'loyalty_commits'> = {
    ...{ id: exampleIds.loyaltyCommitToRelease, merchant_id, created_at, terminal_id, point_id, customer_id },
    ...{ quote_id: row.id, transaction_id: null, state: 'committed' },
    ...{
      earnings: '[]',
      before,
      discount,
      spent,
      amount,
      earned,
      refunded: 0,
    },
  };
  await bulkInsert(tx, 'loyalty_commits', [commit]);
  const had = outcome.rules.map(
    (rule): Row<'loyalty_commit_rules'> => ({
      ...{ id: seededRowId(origin, created_at, 'loyalty_commit_rule', rule.rule_id), merchant_id },
      ...{ commit_id: commit.id, discount_id: rule.rule_id, date: kyivDay(created_at) },
      ...{ discount: rule.discount, earned: rule.earned, spent: rule.spent, ...rule.counted },
    }),
  );
  await bulkInsert(tx, 'loyalty_commit_rules', had);
  return had;
}

/** What each discount gave, and counted, of each customer: by their bonuses, and by the purchase above. */
export async function seedPurchases(tx: Db, origin: SeedContext): Promise<void> {
  const { merchant, now } = origin;
  const at = now.toISOString();
  const isExample = merchant === exampleIds.merchant;
  const had = isExample ? await seedQuotes(tx, origin) : [];
  const counted = new Map<string, Row<'customer_discounts'>>();
  const totals = new Map<string, Row<'discount_totals'>>();
  const count = (
    customer_id: string,
    discount_id: string,
    more: Record<'receipts' | 'pieces' | 'given', number>,
  ) => {
    const key = `${customer_id} ${discount_id}`;
    const { receipts = 0, pieces = 0, given = 0 } = counted.get(key) ?? {};
    const id = seededRowId(origin, at, 'customer_discount', key);
    const sums = {
      receipts: receipts + more.receipts,
      pieces: pieces + more.pieces,
      given: given + more.given,
    };
    counted.set(key, { id, merchant_id: merchant, customer_id, discount_id, ...sums });
    const total = {
      ...{ id: seededRowId(origin, at, 'discount_total', discount_id), merchant_id: merchant, discount_id },
      given: (totals.get(discount_id)?.given ?? 0) + more.given,
    };
    totals.set(discount_id, total);
  };
  const earned = tx
    .selectFrom('bonus_entries')
    .innerJoin('bonus_lots', 'bonus_lots.id', 'bonus_entries.lot_id');
  const gifts = await earned
    .select(['bonus_lots.customer_id', 'bonus_lots.discount_id'])
    .select(['bonus_entries.available', 'bonus_entries.waiting'])
    .where('bonus_lots.merchant_id', '=', merchant)
    .where('bonus_entries.kind', '=', 'earned')
    .execute();
  for (const { customer_id, discount_id, available, waiting } of gifts)
    count(customer_id, discount_id, { receipts: 1, pieces: 1, given: available + waiting });
  for (const { discount_id, receipts, pieces, discount } of had)
    count(exampleIds.customer, discount_id, { receipts, pieces, given: discount });
  await bulkInsert(tx, 'customer_discounts', [...counted.values()]);
  await bulkInsert(tx, 'discount_totals', [...totals.values()]);
}
