/** The cash inside a terminal, derived: cash payments less refunds less encashments. */
import { type SqlBool, sql } from 'kysely';
import { param, runCompiled } from '../db/compiled-queries.ts';
import { everTerminals, payee } from '../db/fleet.ts';
import type { Db } from '../db/schema.ts';
import { requireFound } from '../http/request/requirements.ts';

/**
 * Locks a terminal, so that its cash payments and encashments are serialised.
 * @throws OperationFailure `not_found`
 */
export async function lockForCash(tx: Db, merchant: string, id: string): Promise<void> {
  const own = everTerminals(tx).select('id').where('id', '=', id);
  requireFound(await own.where('merchant_id', '=', merchant).forUpdate().executeTakeFirst());
}

/**
 * Computes a terminal's cash. Payments since the last encashment are found by totals, not by time, so late ones and a
 * clock set back lose nothing. Lock the terminal first to rely on it.
 * @throws OperationFailure `not_found`
 */
export async function cashOf(db: Db, merchant: string, id: string) {
  const read = () => cashQuery(db);
  const [found] = await runCompiled(db, 'cash', read, { merchant, id });
  const row = requireFound(found);
  // PostgreSQL returns sums of bigint as text.
  const [received_total, refunded_total] = [Number(row.received), Number(row.refunded)];
  const received_amount = received_total - (row.received_before ?? 0);
  const refunded_amount = refunded_total - (row.refunded_before ?? 0);
  const carried_amount = row.left_amount ?? 0;
  return {
    terminal: { id: row.id, number: row.number, name: row.name },
    place: row.point_name === null ? null : [row.point_name, row.city, row.address].join(', '),
    company: row.company,
    // Time of the last encashment; null: none yet.
    since: row.taken_at,
    nextNumber: (row.last_number ?? 0) + 1,
    // Sums over all cash payments ever made.
    totals: { received_total, refunded_total, payments_total: row.payments },
    account: {
      carried_amount,
      received_amount,
      payments_count: row.payments - (row.payments_before ?? 0),
      refunded_amount,
      inside_amount: carried_amount + received_amount - refunded_amount,
    },
  };
}

/** One statement, for a consistent snapshot. */
function cashQuery(db: Db) {
  const id = param<string>('id');
  const sums = db
    .selectFrom('transactions')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('received'),
      eb.fn.coalesce(eb.fn.sum<number>('refund_amount'), eb.lit(0)).as('refunded'),
      eb.fn.countAll<number>().as('payments'),
    ])
    .where('terminal_id', '=', id)
    // Must match the condition of the partial index that covers the sums.
    .where(sql<SqlBool>`payment_form = 'cash' and paid_at is not null`);
  const last = db
    .selectFrom('encashments')
    .select(['terminal_id', 'number as last_number', 'taken_at', 'left_amount'])
    .select(['received_total as received_before', 'refunded_total as refunded_before'])
    .select('payments_total as payments_before')
    .where('terminal_id', '=', id)
    .orderBy('number', 'desc')
    .limit(sql.lit(1));
  return everTerminals(db)
    .innerJoin(sums.as('sums'), (join) => join.onTrue())
    .leftJoin(last.as('last'), 'last.terminal_id', 'terminals.id')
    .leftJoin('branches', 'branches.id', 'terminals.point_id')
    .select(['terminals.id', 'terminals.number', 'terminals.name', payee.as('company')])
    .select(['branches.name as point_name', 'branches.city', 'branches.address'])
    .select(['sums.received', 'sums.refunded', 'sums.payments'])
    .select(['last.last_number', 'last.taken_at', 'last.left_amount'])
    .select(['last.received_before', 'last.refunded_before', 'last.payments_before'])
    .where('terminals.id', '=', id)
    .where('terminals.merchant_id', '=', param<string>('merchant'));
}
