import { ONLINE_SECONDS } from '@kasa/contracts/terminals/terminal-status';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { heardFrom } from '../../terminals/connectivity.ts';
import { below, type Chance, chanceOf, numberOf } from '../../transactions/seed/chance.ts';
import { LONGEST, type Payee, payees, simulatePayment } from '../../transactions/simulated-payment.ts';
import type { Span } from './simulators.ts';

/** Time slot in milliseconds; at most one payment per slot. */
const STRETCH = 10_000;
/** Probability of a payment in a slot. */
const SHARE = 0.5;

/** Keys of random fields, distinct from those of a payment. */
const WHETHER = 60;
const WHERE = 61;
const WHEN = 62;

/** Identified by slot and merchant, payments are not duplicated by other servers or a clock moved back. */
export async function simulatePayments({
  db,
  merchantId,
  seed,
  after,
  upTo,
}: Pick<Span, 'db' | 'merchantId' | 'seed' | 'after' | 'upTo'>): Promise<number> {
  const first = Math.floor(after.getTime() / STRETCH) + 1;
  const last = Math.floor(upTo.getTime() / STRETCH);
  if (first > last) return 0;
  const chance = chanceOf(numberOf(`${seed}/payments/${merchantId}`));
  let made = 0;
  for (let nth = first; nth <= last; nth += 1) {
    if (chance(nth, WHETHER) >= SHARE) continue;
    // Queried each time: a payment brings its terminal online, and other simulators change terminals.
    const payee = choose(await payees(db, merchantId), nth, chance);
    if (payee !== undefined && (await pay(db, merchantId, payee, nth, chance))) made += 1;
  }
  return made;
}

function choose(all: readonly Payee[], nth: number, chance: Chance): Payee | undefined {
  const since = new Date(nth * STRETCH - ONLINE_SECONDS * 1000).toISOString();
  const online = all.filter(({ online_until }) => online_until >= since);
  const some = online.length > 0 ? online : all;
  return some[below(chance(nth, WHERE), some.length)];
}

async function pay(db: Db, merchant: string, { id }: Payee, nth: number, chance: Chance): Promise<boolean> {
  // Starts early enough to be decided when the slot ends.
  const at = (nth - 1) * STRETCH - LONGEST + below(chance(nth, WHEN), STRETCH);
  return inTransaction(db, async (tx) => {
    const endedAt = await simulatePayment(tx, merchant, id, at, nth, chance);
    if (endedAt === null) return false;
    await heardFrom(tx, merchant, [id], endedAt);
    return true;
  });
}
