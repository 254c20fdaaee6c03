/** SQL of the results of idempotent requests, see idempotency.ts. */
import type { Transaction } from 'kysely';
import { lockName } from '../../db/dialect.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';

type StoredResult = Row<'idempotency_results'>;

/** Results that have had their time are taken away at most so many at a time: nobody waits for a thousand. */
const SWEPT = 100;

/** Until the transaction ends, no request with the same key runs, on whichever server. */
export function lockRequest(tx: Db, id: string): Promise<void> {
  return lockName(tx, id);
}

/** The stored result; undefined when there is none, or it has expired. */
export function findStoredResult(db: Db, id: string, nowIso: string): Promise<StoredResult | undefined> {
  const kept = db.selectFrom('idempotency_results').selectAll().where('id', '=', id);
  return kept.where('expires_at', '>', nowIso).executeTakeFirst();
}

/** Keeps a result, and takes away some of those that have had their time. */
export async function storeResult(tx: Transaction<Schema>, row: StoredResult, nowIso: string): Promise<void> {
  const old = tx
    .selectFrom('idempotency_results')
    .select('id')
    .where('expires_at', '<=', nowIso)
    .limit(SWEPT)
    .forUpdate()
    // Another server may be at it; two must not wait for each other.
    .skipLocked();
  await tx.deleteFrom('idempotency_results').where('id', 'in', old).execute();
  const { id: _, ...columns } = row;
  await tx
    .insertInto('idempotency_results')
    .values(row)
    // An expired one with the same key, which is not deleted yet.
    .onConflict((same) => same.column('id').doUpdateSet(columns))
    .execute();
}

/** Deletes a stored result. */
export async function deleteStoredResult(tx: Transaction<Schema>, id: string): Promise<void> {
  await tx.deleteFrom('idempotency_results').where('id', '=', id).execute();
}
