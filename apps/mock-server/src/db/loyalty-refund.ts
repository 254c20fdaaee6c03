/**
 * What payments do to purchases with discounts: they pay, release and refund them. Domains meet here. Rows are locked
 * in the order payment, commit, customer, totals of discounts by id.
 */
import { shareDown } from '@kasa/contracts/loyalty/engine-amounts';
import { MAX_KOPIYKAS } from '@kasa/contracts/shared/money-schema';
import { type EarnedBonuses, earnBonuses, lockCustomer } from './bonus-ledger.ts';
import { payDebts, returnBonuses } from './bonus-returns.ts';
import type { Db, Row } from './schema.ts';

type Commit = Row<'loyalty_commits'>;
type Moved = Pick<Commit, 'spent' | 'earned'>;
/** What a commit earns once it is paid, as its row keeps it. */
export type Earnings = readonly Omit<EarnedBonuses, 'commit_id'>[];

/** By how much a balance may grow, kopiykas. */
const roomOf = ({ available, waiting }: Pick<Row<'customers'>, 'available' | 'waiting'>): number =>
  Math.max(0, MAX_KOPIYKAS - available - waiting);

/** Bonuses that were spent to the customer, as far as a balance may grow, those that were earned from them; none for who is forgotten. */
async function moveBack(tx: Db, commit: Commit, { spent, earned }: Moved, now: string): Promise<void> {
  const { merchant_id, customer_id } = commit;
  if (customer_id === null) return;
  const customer = await lockCustomer(tx, merchant_id, customer_id, now);
  if (customer?.state !== 'active' || spent + earned === 0) return;
  await returnBonuses(tx, customer, commit, { spent: Math.min(spent, roomOf(customer)), earned }, now);
}

/** What lots of a commit owe, by discount. */
async function owedTo(tx: Db, commit: string): Promise<ReadonlyMap<string, number>> {
  const lots = tx.selectFrom('bonus_lots').select(['discount_id', 'owed']).where('commit_id', '=', commit);
  return new Map((await lots.execute()).map(({ discount_id, owed }) => [discount_id, owed]));
}

/**
 * As if its rules had never given and counted anything, but for bonuses that did not come back: once spent, they are not
 * given again. The customer is locked.
 */
async function uncount(tx: Db, { id, customer_id }: Commit): Promise<void> {
  const owed = await owedTo(tx, id);
  const counted = tx.selectFrom('loyalty_commit_rules').selectAll().where('commit_id', '=', id);
  for (const { discount_id, discount, earned, receipts, pieces } of await counted
    .orderBy('discount_id')
    .execute()) {
    const given = discount + earned - (owed.get(discount_id) ?? 0);
    const had = tx.updateTable('customer_discounts').where('discount_id', '=', discount_id);
    if (customer_id !== null)
      await had
        .where('customer_id', '=', customer_id)
        .set((eb) => ({
          receipts: eb('receipts', '-', receipts),
          pieces: eb('pieces', '-', pieces),
          given: eb('given', '-', given),
        }))
        .execute();
    const total = tx.updateTable('discount_totals').where('discount_id', '=', discount_id);
    if (given > 0) await total.set((eb) => ({ given: eb('given', '-', given) })).execute();
  }
}

/** Releases a locked commit that was not paid. */
export async function undoCommit(tx: Db, commit: Commit, now: string): Promise<Commit> {
  // Nothing is earned before it is paid: what was not paid for cannot be spent.
  await moveBack(tx, commit, { spent: commit.spent, earned: 0 }, now);
  await uncount(tx, commit);
  const own = tx.updateTable('loyalty_commits').set({ state: 'released' }).where('id', '=', commit.id);
  return own.returningAll().executeTakeFirstOrThrow();
}

/** A commit of a terminal that waits to be paid, locked; undefined: there is none. */
export const lockOpenCommit = (tx: Db, terminal: string, id: string): Promise<Commit | undefined> =>
  tx
    .selectFrom('loyalty_commits')
    .selectAll()
    .where('id', '=', id)
    .where('terminal_id', '=', terminal)
    .where('state', '=', 'committed')
    .forUpdate()
    .executeTakeFirst();

/**
 * Pays a locked commit by a payment that is decided, or releases it where that failed. Never before the commit, whatever the
 * clock of the acquirer says: a ledger goes forward.
 */
export async function settleCommit(
  tx: Db,
  commit: Commit,
  { id, paid_at, updated_at }: Pick<Row<'transactions'>, 'id' | 'paid_at' | 'updated_at'>,
): Promise<void> {
  const now = updated_at < commit.created_at ? commit.created_at : updated_at;
  if (paid_at === null) {
    await undoCommit(tx, commit, now);
    return;
  }
  const own = tx.updateTable('loyalty_commits').set({ state: 'paid', transaction_id: id });
  await own.where('id', '=', commit.id).execute();
  await giveEarned(tx, commit, now);
}

/** Gives what a paid commit earns, as far as a balance may grow; a customer who was forgotten meanwhile gets nothing. */
export async function giveEarned(tx: Db, { id: commit_id, ...commit }: Commit, now: string): Promise<void> {
  const earnings = JSON.parse(commit.earnings) as Earnings;
  if (commit.customer_id === null || earnings.length === 0) return;
  const customer = await lockCustomer(tx, commit.merchant_id, commit.customer_id, now);
  if (customer?.state !== 'active') return;
  for (const one of earnings) {
    const amount = Math.min(one.amount, roomOf(customer));
    await earnBonuses(tx, customer, { ...one, amount, commit_id }, now);
  }
  await payDebts(tx, customer, now);
}

/**
 * A locked payment is refunded: gives back what was spent and takes back what was earned, in proportion to all that was
 * refunded so far, so that parts make the whole.
 * @param amount that is refunded now
 */
export async function refundCommit(tx: Db, transaction: string, amount: number, now: string): Promise<void> {
  const paid = tx.selectFrom('loyalty_commits').selectAll().where('transaction_id', '=', transaction);
  const commit = await paid.forUpdate().executeTakeFirst();
  if (commit === undefined) return;
  const refunded = commit.refunded + amount;
  const back = (sum: number, of: number) => (of === commit.amount ? sum : shareDown(sum, of, commit.amount));
  const more = (sum: number) => back(sum, refunded) - back(sum, commit.refunded);
  const own = tx.updateTable('loyalty_commits').set({ refunded }).where('id', '=', commit.id);
  await own.execute();
  await moveBack(tx, commit, { spent: more(commit.spent), earned: more(commit.earned) }, now);
  if (refunded === commit.amount) await uncount(tx, commit);
}
