/** Writing down what happened, for whoever listens. */
import { KEPT_EVENTS, KEPT_SECONDS } from '@kasa/contracts/events/event-types';
import { Event, type EventBody } from '@kasa/contracts/events/events';
import { sql, type Transaction } from 'kysely';
import { afterCommit } from '../db/after-commit.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { newId } from '../db/stamps.ts';
import { wake } from './wake.ts';

/** Old events are looked for whenever so many have been added. */
const PRUNE_EVERY = 256;
/** Events taken away at a time: more than come between, so that they don't heap up. */
const PRUNED_AT_ONCE = 2 * PRUNE_EVERY;

/**
 * Writes down what happened to a merchant's business, in the transaction that does it: neither is ever there without
 * the other. Call it last: the merchant's other changes wait from here until the transaction ends.
 * @param at when it happened, by the app's clock; ISO 8601 UTC
 */
export async function publish(
  tx: Transaction<Schema>,
  merchantId: string,
  at: string,
  ...happened: readonly EventBody[]
): Promise<void> {
  if (happened.length === 0) return;
  const last = await takeNumbers(tx, merchantId, happened.length);
  const first = last - happened.length + 1;
  const rows = happened.map(({ type, data }, index): Row<'events'> => {
    const number = first + index;
    // Like every answer: what does not fit the contract is a bug, and nobody is told of it.
    Event.parse({ type, id: number, at, data });
    return { id: newId(), merchant_id: merchantId, number, type, at, data: JSON.stringify(data) };
  });
  await tx.insertInto('events').values(rows).execute();
  if (Math.floor(last / PRUNE_EVERY) !== Math.floor((first - 1) / PRUNE_EVERY)) {
    await prune(tx, merchantId, at, last);
  }
  afterCommit(tx, () => wake(tx, merchantId));
}

/**
 * Where a merchant's numbers begin. Not at one: after a reset, which forgets them, no number may come again, or a stream
 * that was cut before it would go on as if nothing had been. So it is the time, in hundredths of a millisecond: nobody
 * publishes more often than that. The real time, for the app's clock can be moved back.
 */
const firstNumber = () => Date.now() * 100;

/**
 * Takes so many numbers for a merchant's events, and holds the counter until the transaction ends; none only sees to it
 * that the merchant has a counter.
 * @returns the last of them
 */
export async function takeNumbers(tx: Db, merchantId: string, count: number): Promise<number> {
  const start = firstNumber();
  const counter = tx
    .insertInto('event_counters')
    .values({ id: merchantId, last_number: start + count })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ last_number: sql<number>`event_counters.last_number + ${sql.lit(count)}` }),
    )
    .returning('last_number');
  return (await counter.executeTakeFirstOrThrow()).last_number;
}

/** Takes away what is older than is promised, or more. */
async function prune(tx: Db, merchantId: string, now: string, last: number): Promise<void> {
  const oldest = await tx
    .selectFrom('events')
    .select(['number', 'at'])
    .where('merchant_id', '=', merchantId)
    .orderBy('number')
    .limit(PRUNED_AT_ONCE)
    .execute();
  const since = new Date(Date.parse(now) - KEPT_SECONDS * 1000).toISOString();
  const isOld = ({ number, at }: { number: number; at: string }) =>
    at < since || number <= last - KEPT_EVENTS;
  // In their order, up to the first that is to stay: what is kept has no gaps.
  const firstKept = oldest.findIndex((event) => !isOld(event));
  const upTo = (firstKept === -1 ? oldest : oldest.slice(0, firstKept)).at(-1)?.number;
  if (upTo === undefined) return;
  await tx.deleteFrom('events').where('merchant_id', '=', merchantId).where('number', '<=', upTo).execute();
}
