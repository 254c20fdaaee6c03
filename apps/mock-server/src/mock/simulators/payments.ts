import { ONLINE_TIMEOUT_SECONDS } from '@kasa/contracts/terminals/terminal-status';
import type { Db, Row } from '../../db/schema.ts';
import {
  createRandomSource,
  hashToUint32,
  intBelow,
  type RandomSource,
} from '../../db/seed/random-source.ts';
import { inTransaction } from '../../db/transaction.ts';
import { markOnline } from '../../terminals/connectivity.ts';
import { declinedBy } from '../../transactions/seed/payment.ts';
import { bankThatFails } from '../../transactions/seed/payment-patterns.ts';
import {
  MAX_DECISION_MS,
  type PaymentAcceptingTerminal,
  paymentAcceptingTerminals,
  simulatePayment,
} from '../../transactions/simulated-payment.ts';
import { expectedPayments } from './profiles.ts';
import type { SimulatedSpan } from './simulators.ts';

/** Time slot in milliseconds. */
const SLOT_MS = 10_000;
/** Number of a slot's further payments after its first: more than there will be slots in a century. */
const FURTHER = 600_000_000;
/** While a bank is down, people pay at so many terminals, so that their declines are a pattern. */
const TERMINALS_OF_OUTAGE = 30;
/** A card that was declined is tried so often again, after as many milliseconds. */
const TRIES = 2;
const TRY_MS = 20_000;

/** Keys of random fields, distinct from those of a payment. */
const KEY_OCCURS = 60;
const KEY_TERMINAL = 61;
const KEY_TIME = 62;

interface Slots {
  readonly db: Db;
  readonly merchantId: string;
  readonly chance: RandomSource;
  /** The bank that does not answer. */
  readonly downBank: string | undefined;
}

/** Identified by slot and merchant, payments are not duplicated by other servers or a clock moved back. */
export async function simulatePayments(span: Omit<SimulatedSpan, 'since'>): Promise<number> {
  const { db, merchantId, seed, profile, after, upTo } = span;
  const first = Math.floor(after.getTime() / SLOT_MS) + 1;
  const last = Math.floor(upTo.getTime() / SLOT_MS);
  if (first > last) return 0;
  const chance = createRandomSource(hashToUint32(`${seed}/payments/${merchantId}`));
  const downBank = profile === 'bank_down' ? bankThatFails(hashToUint32(seed) / 2 ** 32) : undefined;
  const slots: Slots = { db, merchantId, chance, downBank };
  let made = 0;
  for (let nth = first; nth <= last; nth += 1) {
    const expected = expectedPayments(profile, new Date(nth * SLOT_MS));
    const count = Math.floor(expected) + (chance(nth, KEY_OCCURS) < expected % 1 ? 1 : 0);
    for (let further = 0; further < count; further += 1) made += await payIn(slots, nth, further * FURTHER);
  }
  return made;
}

/** A payment in a slot, and the next tries of a card whose bank is down. @returns the number of payments */
async function payIn({ db, merchantId, chance, downBank }: Slots, nth: number, further: number) {
  let [made, declined, tries]: [number, Row<'transactions'> | null, number] = [0, null, 0];
  const outcome = (payment: Row<'transactions'>) => {
    if (downBank === undefined) return payment;
    if (declined === null) return declinedBy(downBank, payment);
    const { bank, card_mask, payment_form } = declined;
    return declinedBy(downBank, { ...payment, bank, card_mask, payment_form });
  };
  // Starts early enough to be decided when the slot ends.
  const latest = (nth - 1) * SLOT_MS - MAX_DECISION_MS + intBelow(chance(nth + further, KEY_TIME), SLOT_MS);
  const begins = downBank === undefined ? latest : latest - TRIES * TRY_MS;
  do {
    const n = nth + further + tries * FURTHER;
    // Queried each time: a payment brings its terminal online, and other simulators change terminals.
    const all = await paymentAcceptingTerminals(db, merchantId);
    const payee = choose(downBank === undefined ? all : fewOf(all), nth, n, chance);
    const payment =
      payee && (await pay({ db, merchantId, payee, at: begins + tries * TRY_MS, n, chance, outcome }));
    if (!payment) break;
    made += 1;
    declined = payment.bank !== null && payment.bank === downBank ? payment : null;
    tries += 1;
  } while (declined !== null && tries <= TRIES);
  return made;
}

/** The same ones as long as there are the same terminals. */
function fewOf(all: readonly PaymentAcceptingTerminal[]): PaymentAcceptingTerminal[] {
  const ranked = all.map((terminal) => ({ terminal, rank: hashToUint32(terminal.id) }));
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked.slice(0, TERMINALS_OF_OUTAGE).map(({ terminal }) => terminal);
}

function choose(
  all: readonly PaymentAcceptingTerminal[],
  nth: number,
  n: number,
  chance: RandomSource,
): PaymentAcceptingTerminal | undefined {
  const since = new Date(nth * SLOT_MS - ONLINE_TIMEOUT_SECONDS * 1000).toISOString();
  const online = all.filter(({ online_until }) => online_until >= since);
  const some = online.length > 0 ? online : all;
  return some[intBelow(chance(n, KEY_TERMINAL), some.length)];
}

interface Paid extends Pick<Slots, 'db' | 'merchantId' | 'chance'> {
  readonly payee: PaymentAcceptingTerminal;
  /** Start, Unix time, milliseconds. */
  readonly at: number;
  readonly n: number;
  readonly outcome: (payment: Row<'transactions'>) => Row<'transactions'>;
}

function pay({ db, merchantId, payee: { id }, at, n, chance, outcome }: Paid) {
  return inTransaction(db, async (tx) => {
    const payment = await simulatePayment(tx, merchantId, id, at, n, chance, outcome);
    if (payment !== null) await markOnline(tx, merchantId, [id], payment.updated_at);
    return payment;
  });
}
