/** SQL of the stored results of idempotent requests, see idempotency.ts. */
import type { Transaction } from 'kysely';
import { advisoryLock } from '../../db/dialect.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';

type StoredResult = Row<'idempotency_results'>;

/** Expired results deleted at a time; bounded to keep requests fast. */
const SWEPT = 100;

/** Locks an idempotency key until the transaction ends, across servers. */
export function lockRequest(tx: Db, id: string): Promise<void> {
  return advisoryLock(tx, id);
}

/** @returns undefined when there is no result, or it has expired */
export function findStoredResult(db: Db, id: string, nowIso: string): Promise<StoredResult | undefined> {
  const kept = db.selectFrom('idempotency_results').selectAll().where('id', '=', id);
  return kept.where('expires_at', '>', nowIso).executeTakeFirst();
}

export async function storeResult(tx: Transaction<Schema>, row: StoredResult, nowIso: string): Promise<void> {
  const old = tx
    .selectFrom('idempotency_results')
    .select('id')
    .where('expires_at', '<=', nowIso)
    .limit(SWEPT)
    .forUpdate()
    // Avoids waiting for another server that deletes them too.
    .skipLocked();
  await tx.deleteFrom('idempotency_results').where('id', 'in', old).execute();
  const { id: _, ...columns } = row;
  await tx
    .insertInto('idempotency_results')
    .values(row)
    // Replaces an expired result of the same key.
    .onConflict((same) => same.column('id').doUpdateSet(columns))
    .execute();
}

export async function deleteStoredResult(tx: Transaction<Schema>, id: string): Promise<void> {
  await tx.deleteFrom('idempotency_results').where('id', '=', id).execute();
}
