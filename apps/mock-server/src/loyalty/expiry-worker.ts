/** Writes down that bonuses are over; whoever locks a customer does the same, so nothing waits for it. Removes old quotes. */
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { lockCustomer } from '../db/bonus-ledger.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../http/clock.ts';
import { attempt, poll } from '../http/poll.ts';
import { releaseStaleCommits } from './stale-commits.ts';

const POLL_INTERVAL_MS = 60_000;
const BATCH = 200;
const DAY_MS = 86_400_000;

/** Expires what is over, customer by customer; one that fails does not keep the others waiting. */
export async function expireBonuses(db: Db, now: string, report: (error: unknown) => void): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await db
      .selectFrom('bonus_lots')
      .select(['customer_id', 'merchant_id'])
      .distinct()
      .where('expires_at', '<=', now)
      // The condition of the index, to the letter.
      .where(sql<SqlBool>`(available > 0 or waiting > 0)`)
      .where('customer_id', '>', last)
      .orderBy('customer_id')
      .limit(BATCH)
      .execute();
    for (const { customer_id, merchant_id } of rows)
      await attempt(report, () => inTransaction(db, (tx) => lockCustomer(tx, merchant_id, customer_id, now)));
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return;
    last = end.customer_id;
  }
}

/**
 * Removes quotes a day after they were over, of any merchant: until then they are told apart from those that never were,
 * and nobody's phone is kept for longer than that. Those that were charged are never over.
 */
export async function removeOldQuotes(db: Db, now: Date): Promise<void> {
  const until = new Date(now.getTime() - DAY_MS).toISOString();
  const over = db.selectFrom('loyalty_quotes').select('id').where('holds_until', '<=', until);
  const some = over.orderBy('holds_until').limit(BATCH).forUpdate().skipLocked();
  for (;;) {
    const removed = await db.deleteFrom('loyalty_quotes').where('id', 'in', some).executeTakeFirst();
    if (Number(removed.numDeletedRows) < BATCH) return;
    await setImmediate();
  }
}

/** All of the worker's steps; one that fails keeps no other from its turn. */
export async function workOff(db: Db, clock: Clock, report: (error: unknown) => void): Promise<void> {
  await attempt(report, () => expireBonuses(db, clock.nowIso(), report));
  await attempt(report, () => removeOldQuotes(db, clock.now()));
  await attempt(report, () => releaseStaleCommits(db, clock.now(), report));
}

export function startExpiryWorker(app: FastifyInstance, db: Db, clock: Clock): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'expired bonuses');
  poll(app, POLL_INTERVAL_MS, report, () => workOff(db, clock, report));
}
