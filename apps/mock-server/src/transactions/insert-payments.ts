import { bulkInsert } from '../db/bulk-insert.ts';
import type { Db, Row } from '../db/schema.ts';
import {
  createRandomSource,
  hashToUint32,
  pickOne,
  type RandomSource,
  uuidV7At,
} from '../db/seed/random-source.ts';
import { hasTag } from '../db/user-rights.ts';
import { insertReturnReceipts } from './return-receipts.ts';
import type { GeneratedPayment, PlannedReversal } from './seed/refunds.ts';

type Author = Pick<Row<'users'>, 'id' | 'full_name' | 'phone'>;
type Authors = Readonly<Record<PlannedReversal['kind'], readonly [Author, ...Author[]]>>;

/** Inserts generated payments of one merchant, what was asked back of them, and their refunds through the ledger. */
export async function insertPayments(tx: Db, payments: readonly GeneratedPayment[]): Promise<void> {
  const unrefunded = payments.map(({ reversals: _, ...row }) => ({
    ...row,
    ...{ refund_amount: 0, refunded_at: null },
  }));
  await bulkInsert(tx, 'transactions', unrefunded);
  const reversed = payments.filter((payment) => payment.reversals.length > 0);
  if (reversed[0] === undefined) return;
  const authors = await authorsOf(tx, reversed[0].merchant_id);
  const reversals = reversed.flatMap((payment) => reversalRows(payment, authors));
  await bulkInsert(tx, 'reversals', reversals);
  const refunds = reversals
    .filter(({ state }) => state === 'done')
    .map(refundRow)
    .sort((one, other) => (one.created_at < other.created_at ? -1 : 1));
  for (const some of inRounds(refunds)) await bulkInsert(tx, 'refunds', some);
  await insertReturnReceipts(tx, payments, refunds);
}

/** One refund of a payment in each round: the ledger's triggers see all rows of a statement. */
function inRounds(refunds: readonly Row<'refunds'>[]): Row<'refunds'>[][] {
  const counts = new Map<string, number>();
  const rounds: Row<'refunds'>[][] = [];
  for (const refund of refunds) {
    const nth = counts.get(refund.transaction_id) ?? 0;
    counts.set(refund.transaction_id, nth + 1);
    const round = rounds[nth];
    if (round) round.push(refund);
    else rounds.push([refund]);
  }
  return rounds;
}

/** Who of a merchant may pay back, in full and by sum. */
async function authorsOf(tx: Db, merchant: string): Promise<Authors> {
  const people = tx
    .selectFrom('users')
    .select(['id', 'full_name', 'phone'])
    .where('merchant_id', '=', merchant)
    .where('is_active', '=', 1)
    .orderBy('id');
  const [first, ...others] = await people.execute();
  if (first === undefined) throw new Error(`nobody is with ${merchant}`);
  const holders = async (tag: 'facq_transac_reversal' | 'facq_transac_reversal_sum') => {
    const [holder, ...rest] = await people.where(hasTag(tag)).execute();
    // Everybody may have lost the right meanwhile.
    return [holder ?? first, ...(holder === undefined ? others : rest)] as const;
  };
  return { full: await holders('facq_transac_reversal'), sum: await holders('facq_transac_reversal_sum') };
}

const REASONS = [
  'Покупець повернув товар',
  'Товар не підійшов',
  'Введено помилкову суму',
  'Оплачено двічі',
  'Послугу не надано',
  'Виявлено брак',
] as const;

/** Fields of the random numbers of a payment's reversal. */
const ID = 0;
const AUTHOR = 3;
const REASON = 4;
/** A documentation network (RFC 5737), as the journal's seed has it. */
const OFFICE = '192.0.2.';

function reversalRows(
  { id: transaction_id, merchant_id, reversals }: GeneratedPayment,
  authors: Authors,
): Row<'reversals'>[] {
  const chance = createRandomSource(hashToUint32(transaction_id));
  return reversals.map(({ asked_at: at, ...asked }, n) => {
    const id = idAt(at, n, chance);
    const by = pickOne(authors[asked.kind], chance(0, AUTHOR));
    return {
      ...{ id, merchant_id, created_at: at, updated_at: asked.settled_at ?? at },
      ...{ version: asked.settled_at === null ? 1 : 2, transaction_id, ...asked },
      reason: pickOne(REASONS, chance(0, REASON)),
      checks: 0,
      ...{ by_user_id: by.id, by_user_name: by.full_name, by_user_phone: by.phone },
      ...{
        operation: 'reverseTransaction',
        action: id,
        address: `${OFFICE}${10 + Number(by.phone.slice(-1))}`,
      },
    };
  });
}

const idAt = (at: string, n: number, chance: RandomSource) =>
  uuidV7At(Date.parse(at), [chance(n, ID), chance(n, ID + 1), chance(n, ID + 2)]);

function refundRow(reversal: Row<'reversals'>): Row<'refunds'> {
  const { id, merchant_id, transaction_id, amount, settled_at, created_at } = reversal;
  const { by_user_id, by_user_name, by_user_phone } = reversal;
  const at = settled_at ?? created_at;
  const stamps = { id, merchant_id, created_at: at, updated_at: at, version: 1 };
  return { ...stamps, transaction_id, amount, ...{ by_user_id, by_user_name, by_user_phone } };
}
