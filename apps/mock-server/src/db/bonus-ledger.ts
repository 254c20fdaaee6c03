/**
 * The ledger of customers' bonuses (ADR 35): the only place that writes entries. Whoever calls holds a transaction and the
 * lock of the customer (`lockCustomer`), and before it, if they take them at all, those of the payment, the quote and the
 * commit. Nothing but the customer's own rows is written, so two customers never wait for one another. Triggers add
 * entries to the sums of lot and customer, and refuse those that do not follow the last one (0078-customers).
 */
import type { BonusEntryKind } from '@kasa/contracts/loyalty/bonus-values';
import { newId } from './row-columns.ts';
import type { Db, Row } from './schema.ts';

/** A customer under their lock: sums and the number of the last entry move along with what is written. */
export type LockedCustomer = Row<'customers'> & { lastEntry: number };

type Lot = Row<'bonus_lots'>;
/** Kopiykas; what is not there is 0. */
interface Move {
  readonly kind: BonusEntryKind;
  readonly commit_id: string | null;
  readonly available?: number;
  readonly waiting?: number;
}

/** Bonuses that a rule gave. */
export interface EarnedBonuses {
  readonly discount_id: string;
  readonly discount_name: string;
  /** Kopiykas. */
  readonly amount: number;
  /** They wait until so many of the discount's do; 0: they don't wait. */
  readonly activation_amount: number;
  /** From when on they are over, UTC; null: never. */
  readonly expires_at: string | null;
  readonly commit_id: string | null;
}

async function write(tx: Db, customer: LockedCustomer, lot: Lot, move: Move, now: string): Promise<void> {
  const { kind, commit_id, available = 0, waiting = 0 } = move;
  for (const sums of [customer, lot]) {
    sums.available += available;
    sums.waiting += waiting;
  }
  customer.lastEntry += 1;
  await tx
    .insertInto('bonus_entries')
    .values({
      ...{ id: newId(), merchant_id: customer.merchant_id, created_at: now },
      ...{ customer_id: customer.id, lot_id: lot.id, number: customer.lastEntry, kind, commit_id },
      ...{ available, waiting, expires_at: lot.expires_at },
      ...{ available_after: customer.available, waiting_after: customer.waiting },
    })
    .execute();
}

const byAge = (a: Lot, b: Lot) => (a.created_at + a.id < b.created_at + b.id ? -1 : 1);
/** Later than any instant. */
const NEVER = '9999';
const ends = ({ expires_at }: Lot) => expires_at ?? NEVER;
const soonestFirst = (a: Lot, b: Lot) => (ends(a) === ends(b) ? byAge(a, b) : ends(a) < ends(b) ? -1 : 1);

const lotsOf = (tx: Db, { id }: Pick<LockedCustomer, 'id'>) =>
  tx.selectFrom('bonus_lots').selectAll().where('customer_id', '=', id);
const lotsWithBonuses = (tx: Db, customer: LockedCustomer) =>
  lotsOf(tx, customer).where((eb) => eb.or([eb('available', '>', 0), eb('waiting', '>', 0)]));

/** What is left of a lot, out of it. */
const rest = ({ available, waiting }: Lot) => ({
  kind: 'expired' as const,
  ...{ commit_id: null, available: -available, waiting: -waiting },
});

/** Writes down the lots that are over at `now`. */
async function expireLots(tx: Db, customer: LockedCustomer, now: string): Promise<void> {
  const over = await lotsWithBonuses(tx, customer).where('expires_at', '<=', now).execute();
  for (const lot of over.toSorted(soonestFirst)) await write(tx, customer, lot, rest(lot), now);
}

/**
 * A customer of the merchant, locked until the transaction ends; what is over by `now` has left their sums.
 * @param now ISO 8601 UTC, of all that the caller writes
 */
export async function lockCustomer(
  tx: Db,
  merchant: string,
  id: string,
  now: string,
): Promise<LockedCustomer | undefined> {
  const own = tx.selectFrom('customers').selectAll().where('merchant_id', '=', merchant);
  const row = await own.where('id', '=', id).forUpdate().executeTakeFirst();
  if (row === undefined) return;
  const entries = tx.selectFrom('bonus_entries').select('number').where('customer_id', '=', id);
  const last = await entries.orderBy('number', 'desc').limit(1).executeTakeFirst();
  const customer = { ...row, lastEntry: last?.number ?? 0 };
  await expireLots(tx, customer, now);
  return customer;
}

/** Everything that is left expires: of a customer who is to be forgotten. */
export async function expireAll(tx: Db, customer: LockedCustomer, now: string): Promise<void> {
  const lots = await lotsWithBonuses(tx, customer).execute();
  for (const lot of lots.toSorted(soonestFirst)) await write(tx, customer, lot, rest(lot), now);
}

/** Gives bonuses: a lot. All of the discount's that wait are activated once they reach its activation amount. */
export async function earnBonuses(
  tx: Db,
  customer: LockedCustomer,
  { amount, activation_amount, ...earned }: EarnedBonuses,
  now: string,
): Promise<void> {
  if (amount === 0) return;
  const { merchant_id, id: customer_id } = customer;
  const lot: Lot = {
    ...{ id: newId(), created_at: now, merchant_id, customer_id, ...earned },
    ...{ available: 0, waiting: 0, owed: 0 },
  };
  await tx
    .insertInto('bonus_lots')
    .values({ ...lot })
    .execute();
  const sum = activation_amount > 0 ? { waiting: amount } : { available: amount };
  await write(tx, customer, lot, { kind: 'earned', commit_id: earned.commit_id, ...sum }, now);
  const ofDiscount = lotsOf(tx, customer).where('discount_id', '=', earned.discount_id);
  const waiting = await ofDiscount.where('waiting', '>', 0).execute();
  if (waiting.reduce((all, one) => all + one.waiting, 0) < activation_amount) return;
  for (const one of waiting.toSorted(byAge)) {
    const move = { available: one.waiting, waiting: -one.waiting };
    await write(tx, customer, one, { kind: 'activated', commit_id: earned.commit_id, ...move }, now);
  }
}

/** Takes up to `amount` that can be spent from lots, in their order; answers what it could not take. */
async function take(
  tx: Db,
  customer: LockedCustomer,
  lots: readonly Lot[],
  amount: number,
  move: Pick<Move, 'kind' | 'commit_id'>,
  now: string,
): Promise<number> {
  let left = amount;
  for (const lot of lots) {
    const taken = Math.min(left, lot.available);
    if (taken > 0) await write(tx, customer, lot, { ...move, available: -taken }, now);
    left -= taken;
  }
  return left;
}

const spendable = async (tx: Db, customer: LockedCustomer) =>
  (await lotsOf(tx, customer).where('available', '>', 0).execute()).toSorted(soonestFirst);

/** Spends bonuses, those first that end first. @throws Error where there are not so many: callers look before */
export async function spendBonuses(
  tx: Db,
  customer: LockedCustomer,
  amount: number,
  commit_id: string | null,
  now: string,
): Promise<void> {
  if (amount > customer.available) throw new Error('More bonuses than there are');
  const lots = await spendable(tx, customer);
  await take(tx, customer, lots, amount, { kind: 'spent', commit_id }, now);
}

/** Entries of a commit that spent of a lot and gave back to it, by lot, the latest first. */
async function spentBy(tx: Db, customer: LockedCustomer, commit: string) {
  const ofCommit = tx.selectFrom('bonus_entries').where('customer_id', '=', customer.id);
  const moved = ofCommit
    .where('commit_id', '=', commit)
    .where(({ or, eb }) =>
      or([eb('kind', '=', 'spent'), eb('kind', '=', 'returned').and('available', '>', 0)]),
    );
  const sums = moved.select(({ fn }) => [
    'lot_id',
    fn.sum<number>('available').as('sum'),
    fn.min('number').as('at'),
  ]);
  const rows = await sums.groupBy('lot_id').execute();
  return rows.toSorted((a, b) => Number(b.at) - Number(a.at));
}

/** What was spent of a commit's lots, or taken for what other commits had given, and has not come back. */
async function spentOf(
  tx: Db,
  lots: readonly string[],
  commit: string,
): Promise<ReadonlyMap<string, number>> {
  const entries = tx.selectFrom('bonus_entries').where('lot_id', 'in', lots);
  const moved = entries.where(({ or, and, eb }) =>
    or([
      eb('kind', '=', 'spent'),
      and([eb('kind', '=', 'returned'), or([eb('available', '>', 0), eb('commit_id', '<>', commit)])]),
    ]),
  );
  const sums = moved.select(({ fn }) => ['lot_id', fn.sum<number>('available').as('sum')]);
  return new Map((await sums.groupBy('lot_id').execute()).map(({ lot_id, sum }) => [lot_id, -Number(sum)]));
}

const changeOwed = (tx: Db, { id, owed }: Pick<Lot, 'id' | 'owed'>) =>
  tx.updateTable('bonus_lots').set({ owed }).where('id', '=', id).execute();

/** Takes what the customer owes from what came back to a lot. */
async function payOwed(tx: Db, customer: LockedCustomer, lot: Lot, amount: number, now: string) {
  let left = amount;
  const owing = await lotsOf(tx, customer).where('owed', '>', 0).execute();
  for (const { id, owed, commit_id } of owing.toSorted(byAge)) {
    const due = Math.min(left, owed);
    if (due === 0) break;
    await write(tx, customer, lot, { kind: 'returned', commit_id, available: -due }, now);
    await changeOwed(tx, { id, owed: owed - due });
    left -= due;
  }
}

/** Gives back what a commit spent, to the lots that it came from. */
async function giveBack(tx: Db, customer: LockedCustomer, commit: string, amount: number, now: string) {
  let left = amount;
  for (const { lot_id, sum } of amount > 0 ? await spentBy(tx, customer, commit) : []) {
    const given = Math.min(left, -Number(sum));
    if (given === 0) continue;
    left -= given;
    const lot = await lotsOf(tx, customer).where('id', '=', lot_id).executeTakeFirstOrThrow();
    await write(tx, customer, lot, { kind: 'returned', commit_id: commit, available: given }, now);
    await payOwed(tx, customer, lot, given, now);
    if (ends(lot) <= now && lot.available > 0) await write(tx, customer, lot, rest(lot), now);
  }
  if (left > 0) throw new Error('More bonuses than were spent');
}

/** Takes back what a commit gave: of its own lots; for what was spent of those, of others; the rest is owed. */
async function takeBack(tx: Db, customer: LockedCustomer, commit: string, amount: number, now: string) {
  const move = { kind: 'returned', commit_id: commit } as const;
  const own = (await lotsOf(tx, customer).where('commit_id', '=', commit).execute()).toSorted(byAge);
  let left = amount;
  for (const lot of own) {
    const taken = Math.min(left, lot.waiting);
    if (taken > 0) await write(tx, customer, lot, { ...move, waiting: -taken }, now);
    left -= taken;
  }
  left = await take(tx, customer, own, left, move, now);
  if (left === 0 || own.length === 0) return;
  const ids = own.map(({ id }) => id);
  const spent = await spentOf(tx, ids, commit);
  const elsewhere = tx.selectFrom('bonus_entries').where('commit_id', '=', commit);
  const paid = await elsewhere
    .select(({ fn }) => fn.sum<number>('available').as('sum'))
    .where('customer_id', '=', customer.id)
    .where('kind', '=', 'returned')
    .where('available', '<', 0)
    .where('lot_id', 'not in', ids)
    .executeTakeFirstOrThrow();
  const open = own.map((lot) => ({ ...lot, open: (spent.get(lot.id) ?? 0) - lot.owed }));
  // What ended unspent is gone already, and nobody owes it.
  const due = Math.min(left, open.reduce((sum, lot) => sum + lot.open, 0) + Number(paid.sum ?? 0));
  if (due <= 0) return;
  let missing = await take(tx, customer, await spendable(tx, customer), due, move, now);
  for (const { id, owed, open: most } of open) {
    const more = Math.min(missing, most);
    if (more > 0) await changeOwed(tx, { id, owed: owed + more });
    missing -= more;
  }
}

/**
 * Undoes a part of a commit, or all of it: gives back so many bonuses that it spent, and takes back so many that it gave.
 * What a lot gets back after its days is over at once. Nothing goes below zero: what was earned and spent is taken of
 * other bonuses; what is missing even so is owed by its lot, and taken when bonuses come back to that. A customer who
 * was forgotten gets and loses nothing.
 * @param back kopiykas, besides what earlier calls gave and took
 * @throws Error where less was spent
 */
export async function returnBonuses(
  tx: Db,
  customer: LockedCustomer,
  { id }: Pick<Row<'loyalty_commits'>, 'id'>,
  back: { readonly spent: number; readonly earned: number },
  now: string,
): Promise<void> {
  if (customer.state === 'forgotten') return;
  await giveBack(tx, customer, id, back.spent, now);
  await takeBack(tx, customer, id, back.earned, now);
}
