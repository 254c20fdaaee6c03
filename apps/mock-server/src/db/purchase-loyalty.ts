/** What discounts did to a payment's purchase: for whoever shows payments and receipts. */
import type { PurchaseLoyaltyEntity } from '@kasa/contracts/shared/purchase-loyalty';
import type { Db, Row } from './schema.ts';

type Kept = Pick<Row<'loyalty_quotes'>, 'rules'>;
type Move = PurchaseLoyaltyEntity['bonuses'][number];
type Entry = Pick<Row<'bonus_entries'>, 'kind' | 'available' | 'waiting' | 'created_at'> &
  Pick<Row<'bonus_lots'>, 'discount_id'>;

const sumOf = ({ available, waiting }: Entry): number => Number(available) + Number(waiting);

/** What an entry adds to which move; undefined: to none. @param refundedAt when the payment was refunded */
function movedBy(entry: Entry, refundedAt: ReadonlySet<string>): Pick<Move, 'kind' | 'amount'> | undefined {
  const { kind, created_at } = entry;
  const amount = sumOf(entry);
  if (kind === 'spent') return { kind, amount: -amount };
  if (kind === 'earned') return { kind, amount };
  // A debt of this purchase that a later one pays would tell when the customer was elsewhere.
  if (kind === 'activated' || !refundedAt.has(created_at)) return undefined;
  // What came back to bonuses that were over has gone at once.
  if (kind === 'expired' || amount > 0) return { kind: 'given_back', amount };
  return { kind: 'taken_back', amount: -amount };
}

/** What was done at once is told once, of however many lots it was. */
function movesOf(entries: readonly Entry[], refundedAt: ReadonlySet<string>): Move[] {
  const moves = new Map<string, Move>();
  for (const entry of entries) {
    const moved = movedBy(entry, refundedAt);
    if (moved === undefined) continue;
    const at = entry.created_at;
    const key = `${at} ${moved.kind}`;
    const before = moves.get(key)?.amount ?? 0;
    moves.set(key, { ...moved, amount: before + moved.amount, at });
  }
  return [...moves.values()].filter(({ amount }) => amount > 0);
}

/** What the ledger gave, by discount. */
function earnedBy(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const entry of entries.filter(({ kind }) => kind === 'earned'))
    sums.set(entry.discount_id, (sums.get(entry.discount_id) ?? 0) + sumOf(entry));
  return sums;
}

/** As they were called when the purchase was quoted. */
const namesIn = ({ rules }: Kept) =>
  new Map((JSON.parse(rules) as { id: string; name: string }[]).map(({ id, name }) => [id, name]));

/** Entries of a commit, the oldest first, with the discounts that gave what they move. */
const entriesOf = (db: Db, commit: string): Promise<Entry[]> =>
  db
    .selectFrom('bonus_entries as entry')
    .innerJoin('bonus_lots as lot', 'lot.id', 'entry.lot_id')
    .select(['entry.kind', 'entry.available', 'entry.waiting', 'entry.created_at', 'lot.discount_id'])
    .where('entry.commit_id', '=', commit)
    .orderBy('entry.number')
    .execute();

/** Null: its terminal asked for no discounts. @param transaction a payment that the caller may show */
export async function purchaseLoyalty(db: Db, transaction: string): Promise<PurchaseLoyaltyEntity | null> {
  const commit = await db
    .selectFrom('loyalty_commits as purchase')
    .innerJoin('loyalty_quotes as quote', 'quote.id', 'purchase.quote_id')
    .select(['purchase.id', 'purchase.before', 'purchase.discount', 'purchase.spent', 'quote.rules'])
    .where('purchase.transaction_id', '=', transaction)
    .executeTakeFirst();
  if (commit === undefined) return null;
  const had = db
    .selectFrom('loyalty_commit_rules as had')
    .leftJoin('discounts', 'discounts.id', 'had.discount_id')
    .select(['had.discount_id', 'had.discount', 'had.spent', 'discounts.name']);
  const rules = await had.where('had.commit_id', '=', commit.id).orderBy('had.id').execute();
  const entries = await entriesOf(db, commit.id);
  const refunds = db.selectFrom('refunds').select('created_at').where('transaction_id', '=', transaction);
  const refundedAt = new Set((await refunds.execute()).map(({ created_at }) => created_at));
  const names = namesIn(commit);
  const earnedOf = earnedBy(entries);
  const discounts = rules.map(({ discount_id: id, name, ...sums }) => ({
    ...{ id, name: names.get(id) ?? name ?? '', discount: Number(sums.discount) },
    ...{ earned: earnedOf.get(id) ?? 0, spent: Number(sums.spent) },
  }));
  return {
    ...{ before: Number(commit.before), discount: Number(commit.discount), spent: Number(commit.spent) },
    earned: [...earnedOf.values()].reduce((sum, one) => sum + one, 0),
    discounts: discounts.filter(({ discount, earned, spent }) => discount + earned + spent > 0),
    bonuses: movesOf(entries, refundedAt),
  };
}
