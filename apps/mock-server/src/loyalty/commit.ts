/** Quotes that are charged, once each: what was quoted is given and spent, or nothing is. */
import { priceReceipt } from '@kasa/contracts/loyalty/engine';
import type { Outcome } from '@kasa/contracts/loyalty/engine-values';
import type { LoyaltyCommitEntity } from '@kasa/contracts/loyalty/quotes';
import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import type { ExpressionBuilder } from 'kysely';
import { type LockedCustomer, lockCustomer, spendBonuses } from '../db/bonus-ledger.ts';
import { type Earnings, giveEarned, undoCommit } from '../db/loyalty-refund.ts';
import { newId } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireFound } from '../http/request/requirements.ts';
import type { AuthenticatedTerminal } from '../http/session/terminal-auth.ts';
import type { QuotedRule } from './applied-rules.ts';
import { countPurchase, lockTotals } from './commit-counts.ts';
import { addCustomer } from './customer-store.ts';
import { FOR_GOOD, NEWCOMER, readQuote, requireWorkingTerminal } from './quote.ts';
import { balanceOf, isJoining, pastOf } from './quote-customer.ts';

type Quote = Row<'loyalty_quotes'>;
type Commit = Row<'loyalty_commits'>;

const outdated = () => new OperationFailure('quote_outdated');

async function present(tx: Db, commit: Commit, now: string): Promise<LoyaltyCommitEntity> {
  const { id, quote_id, state, customer_id, created_at } = commit;
  const { before, discount, spent, amount, earned } = commit;
  return {
    ...{ id, quote_id, state, before, discount, spent, amount, earned, created_at },
    customer: customer_id === null ? null : await balanceOf(tx, customer_id, now),
  };
}

/** Everything that is charged, given, and said of counts that decide, as text. */
const chargedBy = ({ lines, rules, before, discount, spent, amount, earned }: Outcome): string => {
  const moved = rules.map(({ reason, counted, ...rest }) => rest);
  return JSON.stringify([lines, before, discount, spent, amount, earned, moved]);
};

/** The customer of a quote, locked; one who is to become one is written. @throws OperationFailure `quote_outdated` */
async function lockBuyer(tx: Db, quote: Quote, now: string): Promise<LockedCustomer | null> {
  const { merchant_id, customer_id } = quote;
  if (customer_id === null && !isJoining(quote)) return null;
  const id = customer_id ?? (await addCustomer(tx, quote, now));
  if (id === undefined) throw outdated();
  const customer = await lockCustomer(tx, merchant_id, id, now);
  if (customer?.state !== 'active') throw outdated();
  return customer;
}

/** When bonuses of a receipt are over; null: never. @param at when it was quoted, UTC */
function expiryOf({ rule }: QuotedRule, at: string): string | null {
  if (rule.type !== 'purchase_bonus' || rule.lifetime_days === null) return null;
  return kyivDayBounds(dayAfter(kyivDay(at), rule.lifetime_days)).before;
}

async function charge(tx: Db, quote: Quote, now: string): Promise<Commit> {
  const { merchant_id, terminal_id, point_id } = quote;
  const { purchase, rules: quoted, outcome } = readQuote(quote);
  const buyer = await lockBuyer(tx, quote, now);
  const past = buyer === null ? NEWCOMER.past : await pastOf(tx, buyer.id);
  const rules = await lockTotals(tx, merchant_id, quoted, outcome);
  const customer = buyer && { balance: buyer.available, past };
  const at = new Date(purchase.at);
  const priced = priceReceipt({ ...purchase, terminal_id, point_id, at, customer }, rules);
  if (chargedBy(priced) !== chargedBy(outcome)) throw outdated();
  const { before, discount, spent, amount, earned } = outcome;
  const commit: Commit = {
    ...{ id: newId(), merchant_id, created_at: now, terminal_id, point_id, quote_id: quote.id },
    ...{ customer_id: buyer?.id ?? null, transaction_id: null },
    // Nobody pays for what costs nothing.
    state: amount === 0 ? 'paid' : 'committed',
    earnings: JSON.stringify(earningsOf(rules, outcome, purchase.at)),
    ...{ before, discount, spent, amount, earned, refunded: 0 },
  };
  await tx.insertInto('loyalty_commits').values(commit).execute();
  await countPurchase(tx, commit, priced, past);
  if (buyer !== null && spent > 0) await spendBonuses(tx, buyer, spent, commit.id, now);
  if (commit.state === 'paid') await giveEarned(tx, commit, now);
  const known = { customer_id: commit.customer_id, phone: null, card_hash: null };
  const own = tx.updateTable('loyalty_quotes').set({ ...known, holds_until: FOR_GOOD });
  await own.where('id', '=', quote.id).execute();
  return commit;
}

/** What it earns once it is paid. */
export const earningsOf = (rules: readonly QuotedRule[], outcome: Outcome, at: string): Earnings =>
  outcome.rules.flatMap(({ earned: amount }, n) => {
    const rule = rules[n];
    if (rule === undefined || amount === 0) return [];
    const { id: discount_id, name: discount_name, bonus_activation_amount: activation_amount } = rule;
    return [{ discount_id, discount_name, amount, activation_amount, expires_at: expiryOf(rule, at) }];
  });

/** The quote, or the commit, of a terminal that has this id. */
const madeBy =
  ({ id: terminal_id, merchant_id }: AuthenticatedTerminal, id: string) =>
  (eb: ExpressionBuilder<Schema, 'loyalty_quotes' | 'loyalty_commits'>) =>
    eb.and({ id, merchant_id, terminal_id });

/**
 * Charges a quote. One that is charged is answered again whatever became of the terminal.
 * @throws OperationFailure `not_found`, `terminal_not_active`, `terminal_blocked`, `quote_expired`, `quote_outdated`
 */
export function commitQuote(
  { db, clock }: Context,
  terminal: AuthenticatedTerminal,
  id: string,
): Promise<LoyaltyCommitEntity> {
  const now = clock.nowIso();
  return inTransaction(db.db, async (tx) => {
    const quotes = tx.selectFrom('loyalty_quotes').selectAll().where(madeBy(terminal, id));
    const quote = requireFound(await quotes.forUpdate().executeTakeFirst());
    const commits = tx.selectFrom('loyalty_commits').selectAll().where('quote_id', '=', id);
    const charged = await commits.executeTakeFirst();
    if (charged !== undefined) return present(tx, charged, now);
    await requireWorkingTerminal(tx, terminal);
    if (quote.holds_until <= now) throw new OperationFailure('quote_expired');
    return present(tx, await charge(tx, quote, now), now);
  });
}

/** Also of a terminal that was blocked since. @throws OperationFailure `not_found`, `commit_paid` */
export function releaseCommit(
  { db, clock }: Context,
  terminal: AuthenticatedTerminal,
  id: string,
): Promise<LoyaltyCommitEntity> {
  const now = clock.nowIso();
  return inTransaction(db.db, async (tx) => {
    const commits = tx.selectFrom('loyalty_commits').selectAll().where(madeBy(terminal, id));
    const commit = requireFound(await commits.forUpdate().executeTakeFirst());
    if (commit.state === 'paid') throw new OperationFailure('commit_paid');
    return present(tx, commit.state === 'released' ? commit : await undoCommit(tx, commit, now), now);
  });
}
