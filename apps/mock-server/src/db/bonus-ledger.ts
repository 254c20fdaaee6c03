/**
 * The ledger of customers' bonuses (ADR 35): with `bonus-returns.ts` the only place that writes entries, but for the demo's,
 * which the seed tells whole (`loyalty/seed/bonuses.ts`). Whoever calls holds a transaction and the
 * lock of the customer (`lockCustomer`), and before it, if they take them at all, those of the payment, the quote and the
 * commit. Nothing but the customer's own rows is written, so two customers never wait for one another. Triggers add
 * entries to the sums of lot and customer, and refuse those that do not follow the last one (0078-customers).
 */
import type { BonusEntryKind } from '@kasa/contracts/loyalty/bonus-values';
import { newId } from './row-columns.ts';
import type { Db, Row } from './schema.ts';

/** A customer under their lock: sums and the number of the last entry move along with what is written. */
export type LockedCustomer = Row<'customers'> & { lastEntry: number };

export type Lot = Row<'bonus_lots'>;
/** Kopiykas; what is not there is 0. */
export interface Move {
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

/** Writes the next entry of a customer, of one of their lots. */
export async function writeEntry(
  tx: Db,
  customer: LockedCustomer,
  lot: Lot,
  move: Move,
  now: string,
): Promise<void> {
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

export const byAge = (a: Lot, b: Lot) => (a.created_at + a.id < b.created_at + b.id ? -1 : 1);
/** Later than any instant. */
const NEVER = '9999';
/** From when on a lot is over. */
export const ends = ({ expires_at }: Pick<Lot, 'expires_at'>): string => expires_at ?? NEVER;
const soonestFirst = (a: Lot, b: Lot) => (ends(a) === ends(b) ? byAge(a, b) : ends(a) < ends(b) ? -1 : 1);

export const lotsOf = (tx: Db, { id }: Pick<LockedCustomer, 'id'>) =>
  tx.selectFrom('bonus_lots').selectAll().where('customer_id', '=', id);
const lotsWithBonuses = (tx: Db, customer: LockedCustomer) =>
  lotsOf(tx, customer).where((eb) => eb.or([eb('available', '>', 0), eb('waiting', '>', 0)]));

/** What is left of a lot, out of it. */
export const restOf = ({ available, waiting }: Lot) => ({
  kind: 'expired' as const,
  ...{ commit_id: null, available: -available, waiting: -waiting },
});

/** Writes down the lots that are over at `now`. */
async function expireLots(tx: Db, customer: LockedCustomer, now: string): Promise<void> {
  const over = await lotsWithBonuses(tx, customer).where('expires_at', '<=', now).execute();
  for (const lot of over.toSorted(soonestFirst)) await writeEntry(tx, customer, lot, restOf(lot), now);
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
  for (const lot of lots.toSorted(soonestFirst)) await writeEntry(tx, customer, lot, restOf(lot), now);
}

/** Gives bonuses: a lot; none that would be over. All of the discount's that wait are activated once they reach its activation amount. */
export async function earnBonuses(
  tx: Db,
  customer: LockedCustomer,
  { amount, activation_amount, ...earned }: EarnedBonuses,
  now: string,
): Promise<void> {
  if (amount === 0 || ends(earned) <= now) return;
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
  await writeEntry(tx, customer, lot, { kind: 'earned', commit_id: earned.commit_id, ...sum }, now);
  const ofDiscount = lotsOf(tx, customer).where('discount_id', '=', earned.discount_id);
  const waiting = await ofDiscount.where('waiting', '>', 0).execute();
  if (waiting.reduce((all, one) => all + one.waiting, 0) < activation_amount) return;
  for (const one of waiting.toSorted(byAge)) {
    const move = { available: one.waiting, waiting: -one.waiting };
    await writeEntry(tx, customer, one, { kind: 'activated', commit_id: earned.commit_id, ...move }, now);
  }
}

/** Takes up to `amount` that can be spent from lots, in their order; answers what it could not take. */
export async function takeFrom(
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
    if (taken > 0) await writeEntry(tx, customer, lot, { ...move, available: -taken }, now);
    left -= taken;
  }
  return left;
}

/** Lots of which something can be spent, in the order in which it is. */
export const spendable = async (tx: Db, customer: LockedCustomer) =>
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
  await takeFrom(tx, customer, lots, amount, { kind: 'spent', commit_id }, now);
}
