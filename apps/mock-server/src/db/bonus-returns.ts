/**
 * What refunds and releases do to the ledger of a customer (`bonus-ledger.ts`): give back what was spent, take back what was
 * earned. The same locks hold.
 */
import {
  byAge,
  ends,
  type LockedCustomer,
  type Lot,
  lotsOf,
  restOf,
  spendable,
  takeFrom,
  writeEntry,
} from './bonus-ledger.ts';
import type { Db, Row } from './schema.ts';

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

/** What a customer has spent that did not come back, besides what they owe already: as much may yet be owed. */
async function mayBeOwed(tx: Db, customer: LockedCustomer): Promise<number> {
  const entries = tx.selectFrom('bonus_entries').where('customer_id', '=', customer.id);
  const moved = entries.where(({ or, eb }) =>
    or([eb('kind', '=', 'spent'), eb('kind', '=', 'returned').and('available', '>', 0)]),
  );
  const { sum } = await moved
    .select(({ fn }) => fn.sum<number>('available').as('sum'))
    .executeTakeFirstOrThrow();
  const owing = await lotsOf(tx, customer).where('owed', '>', 0).execute();
  return owing.reduce((left, { owed }) => left - owed, -Number(sum ?? 0));
}

/** Takes what the customer owes from what came back to a lot. */
async function payOwed(tx: Db, customer: LockedCustomer, lot: Lot, amount: number, now: string) {
  let left = amount;
  const owing = await lotsOf(tx, customer).where('owed', '>', 0).execute();
  for (const { id, owed, commit_id } of owing.toSorted(byAge)) {
    const due = Math.min(left, owed);
    if (due === 0) break;
    await writeEntry(tx, customer, lot, { kind: 'returned', commit_id, available: -due }, now);
    await changeOwed(tx, { id, owed: owed - due });
    left -= due;
  }
}

/** Takes what the customer owes from what they can spend now: of a purchase that earned some. */
export async function payDebts(tx: Db, customer: LockedCustomer, now: string): Promise<void> {
  for (const lot of await spendable(tx, customer)) await payOwed(tx, customer, lot, lot.available, now);
}

/** Gives back what a commit spent, to the lots that it came from. */
async function giveBack(tx: Db, customer: LockedCustomer, commit: string, amount: number, now: string) {
  let left = amount;
  for (const { lot_id, sum } of amount > 0 ? await spentBy(tx, customer, commit) : []) {
    const given = Math.min(left, -Number(sum));
    if (given === 0) continue;
    left -= given;
    const lot = await lotsOf(tx, customer).where('id', '=', lot_id).executeTakeFirstOrThrow();
    await writeEntry(tx, customer, lot, { kind: 'returned', commit_id: commit, available: given }, now);
    await payOwed(tx, customer, lot, given, now);
    const isOver = ends(lot) <= now && lot.available > 0;
    if (isOver) await writeEntry(tx, customer, lot, { ...restOf(lot), commit_id: commit }, now);
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
    if (taken > 0) await writeEntry(tx, customer, lot, { ...move, waiting: -taken }, now);
    left -= taken;
  }
  left = await takeFrom(tx, customer, own, left, move, now);
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
  const untaken = await takeFrom(tx, customer, await spendable(tx, customer), due, move, now);
  // What came back to a lot that was over has ended: no return will ever pay for it.
  let missing = untaken > 0 ? Math.min(untaken, await mayBeOwed(tx, customer)) : 0;
  for (const { id, owed, open: most } of open) {
    const more = Math.min(missing, most);
    if (more > 0) await changeOwed(tx, { id, owed: owed + more });
    missing -= more;
  }
}

/**
 * Undoes a part of a commit, or all of it: gives back so many bonuses that it spent, and takes back so many that it gave.
 * What a lot gets back after its days is over at once. Nothing goes below zero: what was earned and spent is taken of
 * other bonuses; what is missing even so is owed by its lot, and taken when bonuses come back or are earned. A customer who
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
