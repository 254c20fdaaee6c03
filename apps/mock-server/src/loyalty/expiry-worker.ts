/** Writes down that bonuses are over; whoever locks a customer does the same, so nothing waits for it. Forgets who did not join. */
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

/** Removes quotes of those who would have become customers, a day after they were over: nobody's phone is kept for nothing. */
export async function removeJoiners(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('loyalty_quotes')
    .where('holds_until', '<=', new Date(now.getTime() - DAY_MS).toISOString())
    .where(({ or, eb }) => or([eb('phone', 'is not', null), eb('card_hash', 'is not', null)]))
    .execute();
}

export function startExpiryWorker(app: FastifyInstance, db: Db, clock: Clock): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'expired bonuses');
  poll(app, POLL_INTERVAL_MS, report, async () => {
    await expireBonuses(db, clock.nowIso(), report);
    await removeJoiners(db, clock.now());
    await releaseStaleCommits(db, clock.now(), report);
  });
}
