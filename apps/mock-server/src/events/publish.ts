import { EVENT_RETENTION_SECONDS, MAX_RETAINED_EVENTS } from '@kasa/contracts/events/event-types';
import { Event, type EventBody } from '@kasa/contracts/events/events';
import { sql, type Transaction } from 'kysely';
import { afterCommit } from '../db/after-commit.ts';
import { createNotifier } from '../db/notifier.ts';
import { newId } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';

/** Notifies subscribers in this process of a merchant's new events. */
export const { notify, subscribe } = createNotifier<string>();

/** Old events are pruned after this many new ones. */
const PRUNE_EVERY = 256;
/** Maximum events deleted at a time: more than are added in between. */
const PRUNED_AT_ONCE = 2 * PRUNE_EVERY;

/** What tells whoever manages users, and the person. @param version that the person has now */
export const userChanged = (
  user_id: string,
  version: number,
  change: 'rights' | 'second_factor' = 'rights',
) => ({ type: 'user.changed' as const, data: { user_id, version, change } });

/** Call last: locks the merchant's event counter until commit. @param at by the app's clock, ISO 8601 UTC */
export async function publish(
  tx: Transaction<Schema>,
  merchantId: string,
  at: string,
  ...happened: readonly EventBody[]
): Promise<void> {
  if (happened.length === 0) return;
  const last = await reserveNumbers(tx, merchantId, happened.length);
  const first = last - happened.length + 1;
  const rows = happened.map(({ type, data }, index): Row<'events'> => {
    const number = first + index;
    // As with responses, data that violates the contract is a bug and is not published.
    Event.parse({ type, id: number, at, data });
    return { id: newId(), merchant_id: merchantId, number, type, at, data: JSON.stringify(data) };
  });
  await tx.insertInto('events').values(rows).execute();
  if (Math.floor(last / PRUNE_EVERY) !== Math.floor((first - 1) / PRUNE_EVERY)) {
    await prune(tx, merchantId, at, last);
  }
  afterCommit(tx, () => notify(tx, merchantId));
}

/**
 * First event number: real time in hundredths of a millisecond. Numbers must not repeat after a reset, or a
 * cut stream would resume wrongly.
 */
const firstNumber = () => Date.now() * 100;

/** Reserves numbers, locking the counter until commit; 0 only creates it. @returns the last number */
export async function reserveNumbers(tx: Db, merchantId: string, count: number): Promise<number> {
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

/** Before what an event tells is read, if it must not be older than the event before it. Nothing but `publish` follows. */
export const lockEvents = (tx: Db, merchantId: string): Promise<number> => reserveNumbers(tx, merchantId, 0);

async function prune(tx: Db, merchantId: string, now: string, last: number): Promise<void> {
  const oldest = await tx
    .selectFrom('events')
    .select(['number', 'at'])
    .where('merchant_id', '=', merchantId)
    .orderBy('number')
    .limit(PRUNED_AT_ONCE)
    .execute();
  const since = new Date(Date.parse(now) - EVENT_RETENTION_SECONDS * 1000).toISOString();
  const isOld = ({ number, at }: { number: number; at: string }) =>
    at < since || number <= last - MAX_RETAINED_EVENTS;
  // In order, up to the first to keep: kept events have no gaps.
  const firstKept = oldest.findIndex((event) => !isOld(event));
  const upTo = (firstKept === -1 ? oldest : oldest.slice(0, firstKept)).at(-1)?.number;
  if (upTo === undefined) return;
  await tx.deleteFrom('events').where('merchant_id', '=', merchantId).where('number', '<=', upTo).execute();
}
