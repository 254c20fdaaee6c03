/** Writes down that bonuses are over; whoever locks a customer does the same, so nothing waits for it. */
import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { lockCustomer } from '../db/bonus-ledger.ts';
import type { Db } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../http/clock.ts';
import { attempt, poll } from '../http/poll.ts';

const POLL_INTERVAL_MS = 60_000;
const BATCH = 200;

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

export function startExpiryWorker(app: FastifyInstance, db: Db, clock: Clock): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'expired bonuses');
  poll(app, POLL_INTERVAL_MS, report, () => expireBonuses(db, clock.nowIso(), report));
}
