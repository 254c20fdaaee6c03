/** Quotes: what a receipt costs with the discounts that are on. Nothing is given or spent by them. */
import { QUOTE_MINUTES } from '@kasa/contracts/loyalty/bonus-values';
import { priceReceipt } from '@kasa/contracts/loyalty/engine';
import type { KnownCustomer, Outcome, Purchase } from '@kasa/contracts/loyalty/engine-values';
import type { LoyaltyQuoteEntity, QuoteFields } from '@kasa/contracts/loyalty/quotes';
import { everTerminals } from '../db/fleet.ts';
import { newId } from '../db/row-columns.ts';
import type { Db, Row } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { undoAttempt } from '../http/limits/attempt-store.ts';
import type { Context } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import { type AuthenticatedTerminal, requireWorking } from '../http/session/terminal-auth.ts';
import { type QuotedRule, rulesOf } from './applied-rules.ts';
import { balanceOf, buyerOf, countLookUp, isJoining, pastOf } from './quote-customer.ts';
import { linesOf } from './quote-lines.ts';

const MINUTE = 60_000;

/** What a quote keeps of a purchase, as JSON; the rest stands in columns. */
export type KeptPurchase = Pick<Purchase, 'lines' | 'spend'> & { readonly at: string };

/** No minutes bound one that was charged: it is kept, with its rules as they were. */
export const FOR_GOOD = '9999-12-31T00:00:00.000Z';

/** Somebody who has done nothing yet. */
export const NEWCOMER: KnownCustomer = { balance: 0, past: {} };

/** Where a working terminal stands. @throws OperationFailure `terminal_not_active`, `terminal_blocked` */
export async function requireWorkingTerminal(db: Db, { id, merchant_id }: AuthenticatedTerminal) {
  const own = everTerminals(db).select(['status', 'point_id']).where('id', '=', id);
  const { status, point_id } = requireFound(
    await own.where('merchant_id', '=', merchant_id).executeTakeFirst(),
  );
  requireWorking({ status });
  return { merchant_id, terminal_id: id, point_id };
}

const isoAfter = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

const pick = ({ before, discount, spent, amount }: Omit<Outcome, 'lines' | 'rules' | 'earned'>) => ({
  ...{ before, discount, spent, amount },
});

/** Prices a receipt for a terminal, and keeps what it said. */
export async function makeQuote(
  context: Context,
  terminal: AuthenticatedTerminal,
  asked: QuoteFields,
): Promise<LoyaltyQuoteEntity> {
  const { db, clock } = context;
  const now = clock.now();
  const at = now.toISOString();
  const place = await requireWorkingTerminal(db.db, terminal);
  const attempts = asked.customer === null ? [] : await countLookUp(context, terminal);
  const buyer = await buyerOf(db.db, place.merchant_id, asked);
  const { customer_id } = buyer;
  const balance = customer_id === null ? null : await balanceOf(db.db, customer_id, at);
  const known = balance && { balance: balance.available, past: await pastOf(db.db, customer_id ?? '') };
  const rules = await rulesOf(db.db, place.merchant_id);
  const lines = await linesOf(db.db, place.merchant_id, asked.lines);
  const kept: KeptPurchase = { lines, spend: asked.spend, at };
  const customer = isJoining(buyer) ? NEWCOMER : known;
  const outcome = priceReceipt({ ...kept, ...place, at: now, customer }, rules);
  const quote: Row<'loyalty_quotes'> = {
    ...{ id: newId(), created_at: at, ...place, ...buyer },
    ...{ purchase: JSON.stringify(kept), rules: JSON.stringify(rules), outcome: JSON.stringify(outcome) },
    holds_until: isoAfter(now, QUOTE_MINUTES * MINUTE),
  };
  await inTransaction(db.db, async (tx) => {
    await tx.insertInto('loyalty_quotes').values(quote).execute();
    if (balance === null) return;
    for (const { rule, attempt } of attempts) await undoAttempt(tx, attempt, rule, now);
  });
  const newcomer = { number: null, available: 0, waiting: 0 };
  return {
    ...{ id: quote.id, holds_until: quote.holds_until },
    ...{ customer: isJoining(buyer) ? newcomer : balance, ...pick(outcome), earned: outcome.earned },
    lines: outcome.lines.map(pick),
    rules: outcome.rules.map(({ rule_id, reason, discount, earned, spent, missing }, n) => ({
      ...{ discount_id: rule_id, name: rules[n]?.name ?? '', reason },
      ...{ discount, earned, spent, missing },
    })),
  };
}

/** What a quote was made of, and what it said. */
export const readQuote = ({ purchase, rules, outcome }: Row<'loyalty_quotes'>) => ({
  purchase: JSON.parse(purchase) as KeptPurchase,
  rules: JSON.parse(rules) as QuotedRule[],
  outcome: JSON.parse(outcome) as Outcome,
});
