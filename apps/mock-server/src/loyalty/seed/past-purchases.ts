/** Purchases with discounts of the demo's past: which of its payments they are, and who made them. */

import type { Earnings } from '../../db/loyalty-refund.ts';
import type { Db } from '../../db/schema.ts';
import {
  createRandomSource,
  hashToUint32,
  intBelow,
  type RandomSource,
} from '../../db/seed/random-source.ts';
import type { SeedContext } from '../../db/seed/seed-rows.ts';
import type { SeededMerchant } from '../../db/seed-options.ts';
import type { QuotedRule } from '../applied-rules.ts';
import { demoProducts, linesOfDemo } from '../simulation/past-receipts.ts';
import { Programme } from '../simulation/simulate.ts';
import type { SeededLedger } from './bonuses.ts';
import { oddPayments, type PastPayment, paidSince } from './past-payments.ts';
import { type PastPurchase, pastPurchase } from './past-purchase.ts';

/** A customer of the demo. */
export interface Buyer {
  readonly id: string;
  readonly consented_at: string;
  readonly ledger: SeededLedger;
  /** They bought something since terminals tell of it; the most faithful come first. */
  readonly isBuying: boolean;
}

/** Of the payments: by customers, and by others, whose count where a price was lower. */
const shares = { large: { known: 0.062, others: 0.045 }, small: { known: 0.5, others: 0.5 } };
/** Of the purchases by customers, where they would like to spend what they have. */
const SPENDING = 0.35;
/** Usual purchases of a customer within a day. */
const A_DAY = 2;
const FIELDS = { who: 1, buyer: 2, spending: 3, asked: 4, committed: 5 } as const;

/** Who pays: a customer, somebody unknown (null), or somebody whom no terminal asked about (undefined). */
function buyersOf(everybody: readonly Buyer[], odd: ReadonlySet<string>, size: SeededMerchant['size']) {
  const { known, others } = shares[size];
  const buyers = everybody.filter(({ isBuying }) => isBuying);
  const oddOne = buyers.at(-1);
  const bought = new Map<string, number>();
  const isFree = ({ id, consented_at, ledger }: Buyer, { date }: PastPayment, at: string) =>
    consented_at <= at && ledger.lastAt <= at && (bought.get(`${id} ${date}`) ?? 0) < A_DAY;
  return (payment: PastPayment, at: string, chance: RandomSource): Buyer | null | undefined => {
    if (odd.has(payment.id)) return oddOne && oddOne.ledger.lastAt <= at ? oddOne : undefined;
    const who = chance(0, FIELDS.who);
    if (who >= known) return who < known + others ? null : undefined;
    const first = intBelow(chance(0, FIELDS.buyer) ** 1.5, buyers.length);
    const inTurn = [...buyers.slice(first), ...buyers.slice(0, first)];
    const buyer = inTurn.find((one) => isFree(one, payment, at));
    const key = `${buyer?.id} ${payment.date}`;
    bought.set(key, (bought.get(key) ?? 0) + 1);
    return buyer;
  };
}

/** The programme as it was when customers had been given bonuses of which no terminal told. */
function programmeOf(rules: readonly QuotedRule[], customers: readonly Buyer[]) {
  const programme = new Programme(rules);
  for (const { id, ledger } of customers)
    for (const { rule_id, earned } of ledger.gifts()) {
      const { receipts = 0, pieces = 0 } = programme.customer(id)?.past[rule_id] ?? {};
      const given = { reason: 'applied', discount: 0, earned, spent: 0, missing: null } as const;
      const counted = { receipts: receipts + 1, pieces: pieces + 1 };
      programme.count(id, { rules: [{ rule_id, ...given, counted }] });
    }
  return programme;
}

const secondsBefore = (at: string, seconds: number) =>
  new Date(Date.parse(at) - seconds * 1_000).toISOString();

/**
 * Makes some of the payments since an instant purchases, and moves the bonuses of who made them.
 * @param rules that are on
 */
export async function pastPurchases(
  tx: Db,
  origin: SeedContext,
  size: SeededMerchant['size'],
  since: string,
  customers: readonly Buyer[],
  rules: readonly QuotedRule[],
): Promise<PastPurchase[]> {
  const payments = await paidSince(tx, origin, since);
  const products = await demoProducts(tx, origin.merchant);
  const buyerOf = buyersOf(customers, oddPayments(payments, origin.now), size);
  const programme = programmeOf(rules, customers);
  return payments.flatMap((payment) => {
    const chance = createRandomSource(hashToUint32(payment.id));
    const { started_at, paid_at } = payment;
    const at = secondsBefore(started_at, 20 + intBelow(chance(0, FIELDS.asked), 40));
    const committed_at = secondsBefore(started_at, 3 + intBelow(chance(0, FIELDS.committed), 9));
    const buyer = buyerOf(payment, at, chance);
    if (buyer === undefined) return [];
    buyer?.ledger.expire(committed_at);
    const balance = buyer?.ledger.sums.available ?? 0;
    const known = programme.customer(buyer?.id ?? null);
    const purchase = pastPurchase(origin, programme, payment, {
      ...{ at, committed_at, lines: linesOfDemo(payment, products) },
      customer: known && { ...known, id: buyer?.id ?? '', balance },
      spend: chance(0, FIELDS.spending) < SPENDING ? balance : 0,
    });
    if (purchase === undefined) return [];
    const { commit, outcome } = purchase;
    programme.count(commit.customer_id, outcome);
    if (commit.spent > 0) buyer?.ledger.spend(committed_at, commit.spent, commit.id);
    for (const one of JSON.parse(commit.earnings) as Earnings)
      buyer?.ledger.earn(paid_at, { ...one, commit_id: commit.id });
    return [purchase];
  });
}
