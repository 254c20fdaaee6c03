import { ONLINE_TIMEOUT_SECONDS } from '@kasa/contracts/terminals/terminal-status';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { markOnline } from '../../terminals/connectivity.ts';
import {
  createRandomSource,
  hashToUint32,
  intBelow,
  type RandomSource,
} from '../../transactions/seed/random-source.ts';
import {
  MAX_DECISION_MS,
  type PaymentAcceptingTerminal,
  paymentAcceptingTerminals,
  simulatePayment,
} from '../../transactions/simulated-payment.ts';
import type { SimulatedSpan } from './simulators.ts';

/** Time slot in milliseconds; at most one payment per slot. */
const SLOT_MS = 10_000;
/** Probability of a payment in a slot. */
const PAYMENT_PROBABILITY = 0.5;

/** Keys of random fields, distinct from those of a payment. */
const KEY_OCCURS = 60;
const KEY_TERMINAL = 61;
const KEY_TIME = 62;

/** Identified by slot and merchant, payments are not duplicated by other servers or a clock moved back. */
export async function simulatePayments(span: Omit<SimulatedSpan, 'since'>): Promise<number> {
  const { db, merchantId, seed, after, upTo } = span;
  const first = Math.floor(after.getTime() / SLOT_MS) + 1;
  const last = Math.floor(upTo.getTime() / SLOT_MS);
  if (first > last) return 0;
  const chance = createRandomSource(hashToUint32(`${seed}/payments/${merchantId}`));
  let made = 0;
  for (let nth = first; nth <= last; nth += 1) {
    if (chance(nth, KEY_OCCURS) >= PAYMENT_PROBABILITY) continue;
    // Queried each time: a payment brings its terminal online, and other simulators change terminals.
    const payee = choose(await paymentAcceptingTerminals(db, merchantId), nth, chance);
    if (payee !== undefined && (await pay(db, merchantId, payee, nth, chance))) made += 1;
  }
  return made;
}

function choose(
  all: readonly PaymentAcceptingTerminal[],
  nth: number,
  chance: RandomSource,
): PaymentAcceptingTerminal | undefined {
  const since = new Date(nth * SLOT_MS - ONLINE_TIMEOUT_SECONDS * 1000).toISOString();
  const online = all.filter(({ online_until }) => online_until >= since);
  const some = online.length > 0 ? online : all;
  return some[intBelow(chance(nth, KEY_TERMINAL), some.length)];
}

async function pay(
  db: Db,
  merchant: string,
  { id }: PaymentAcceptingTerminal,
  nth: number,
  chance: RandomSource,
): Promise<boolean> {
  // Starts early enough to be decided when the slot ends.
  const at = (nth - 1) * SLOT_MS - MAX_DECISION_MS + intBelow(chance(nth, KEY_TIME), SLOT_MS);
  return inTransaction(db, async (tx) => {
    const endedAt = await simulatePayment(tx, merchant, id, at, nth, chance);
    if (endedAt === null) return false;
    await markOnline(tx, merchant, [id], endedAt);
    return true;
  });
}
