/** Who is at the till, and what they bring along. Look-ups that find nobody are counted. */
import { normalizeIP } from '@fastify/rate-limit';
import {
  UNKNOWN_OF_ADDRESS,
  UNKNOWN_OF_MERCHANT,
  UNKNOWN_OF_TERMINAL,
} from '@kasa/contracts/loyalty/bonus-values';
import type { KnownCustomer } from '@kasa/contracts/loyalty/engine-values';
import type { QuoteFields } from '@kasa/contracts/loyalty/quotes';
import type { Db, Row } from '../db/schema.ts';
import { keyedHash } from '../db/sealing.ts';
import { type AttemptCounter, type CountedAttempt, countAttempt } from '../http/limits/attempts.ts';
import type { Context } from '../http/request/handler.ts';
import { hashSecret } from '../http/session/secret.ts';
import type { AuthenticatedTerminal } from '../http/session/terminal-auth.ts';

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;
const rule = (failures: number) => ({
  ...{ failures, windowMs: WINDOW, firstPauseMs: MINUTE, longestPauseMs: WINDOW },
});

/** Counts a look-up until it has found somebody. @throws OperationFailure `rate_limited` */
export function countLookUp(
  { db, clock, exchange }: Pick<Context, 'db' | 'clock' | 'exchange'>,
  { id, merchant_id }: AuthenticatedTerminal,
): Promise<CountedAttempt[]> {
  const counters: AttemptCounter[] = [
    { key: `customers by terminal ${id}`, rule: rule(UNKNOWN_OF_TERMINAL) },
    { key: `customers by ${normalizeIP(exchange.address)}`, rule: rule(UNKNOWN_OF_ADDRESS) },
    { key: `customers of ${merchant_id}`, rule: rule(UNKNOWN_OF_MERCHANT) },
  ];
  return countAttempt(db.db, counters, clock.now());
}

/** How a card is kept: where there is a data key, nobody who has the database alone can try tokens against it. */
export const hashCard = (db: Db, merchant: string, token: string): string =>
  keyedHash(db, hashSecret(`${merchant} ${token}`));

/** How cards were kept at first: customers of then are still found by them. */
export const firstHashOfCard = (db: Db, merchant: string, token: string): string =>
  keyedHash(db, `${merchant} ${token}`);

const cardHashes = (db: Db, merchant: string, token: string) =>
  [hashCard, firstHashOfCard].map((hash) => hash(db, merchant, token));

/** Nobody, a customer, or somebody who becomes one: at most one of the three is there. */
export type Buyer = Pick<Row<'loyalty_quotes'>, 'customer_id' | 'phone' | 'card_hash'>;

const NOBODY: Buyer = { customer_id: null, phone: null, card_hash: null };

/** Who a terminal says is there. A number makes nobody a customer. */
export async function buyerOf(
  db: Db,
  merchant: string,
  { customer: said, has_consent }: Pick<QuoteFields, 'customer' | 'has_consent'>,
): Promise<Buyer> {
  if (said === null) return NOBODY;
  const phone = said.by === 'phone' ? said.phone : null;
  const card_hash = said.by === 'card' ? hashCard(db, merchant, said.card_token) : null;
  const [column, values] =
    said.by === 'number'
      ? (['number', [said.number]] as const)
      : said.by === 'phone'
        ? (['phone', [said.phone]] as const)
        : (['card_hash', cardHashes(db, merchant, said.card_token)] as const);
  const known = await db
    .selectFrom('customers')
    .select('id')
    .where('merchant_id', '=', merchant)
    .where(column, 'in', values)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (known !== undefined) return { ...NOBODY, customer_id: known.id };
  return has_consent ? { customer_id: null, phone, card_hash } : NOBODY;
}

export const isJoining = ({ phone, card_hash }: Buyer): boolean => phone !== null || card_hash !== null;

/** What a customer has, of lots that are not over at an instant. */
export async function balanceOf(db: Db, customer: string, now: string) {
  const row = await db
    .selectFrom('customers')
    .select((eb) => {
      const lots = eb
        .selectFrom('bonus_lots')
        .whereRef('bonus_lots.customer_id', '=', 'customers.id')
        .where((lot) => lot.or([lot('expires_at', 'is', null), lot('expires_at', '>', now)]));
      const sum = (column: 'available' | 'waiting') =>
        lots.select(({ fn }) => fn.sum<number>(`bonus_lots.${column}`).as('sum'));
      return ['customers.number', sum('available').as('available'), sum('waiting').as('waiting')];
    })
    .where('id', '=', customer)
    .executeTakeFirstOrThrow();
  return {
    number: row.number,
    available: Number(row.available ?? 0),
    waiting: Number(row.waiting ?? 0),
  };
}

/** What rules have had of a customer. */
export async function pastOf(db: Db, customer: string): Promise<KnownCustomer['past']> {
  const rows = await db
    .selectFrom('customer_discounts')
    .select(['discount_id', 'receipts', 'pieces', 'given'])
    .where('customer_id', '=', customer)
    .execute();
  return Object.fromEntries(
    rows.map(({ discount_id, receipts, pieces, given }) => [
      discount_id,
      { receipts, pieces, given: Number(given) },
    ]),
  );
}
