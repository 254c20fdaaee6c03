/** SQL of what deeds resulted in, see idempotency.ts. */
import type { Transaction } from 'kysely';
import { lockName } from '../db/dialect.ts';
import type { Db, Row, Schema } from '../db/schema.ts';

type Kept = Row<'kept_results'>;

/** Results that have had their time are taken away at most so many at a time: nobody waits for a thousand. */
const SWEPT = 100;

/** Until the transaction ends, nobody else is at the same deed, on whichever server. */
export function lockDeed(tx: Db, id: string): Promise<void> {
  return lockName(tx, id);
}

/** What is kept of a deed; undefined when nothing is, or it has had its time. */
export function findKept(db: Db, id: string, nowIso: string): Promise<Kept | undefined> {
  const kept = db.selectFrom('kept_results').selectAll().where('id', '=', id);
  return kept.where('expires_at', '>', nowIso).executeTakeFirst();
}

/** Keeps a result, and takes away some of those that have had their time. */
export async function keep(tx: Transaction<Schema>, row: Kept, nowIso: string): Promise<void> {
  const old = tx
    .selectFrom('kept_results')
    .select('id')
    .where('expires_at', '<=', nowIso)
    .limit(SWEPT)
    .forUpdate()
    // Another server may be at it; two must not wait for each other.
    .skipLocked();
  await tx.deleteFrom('kept_results').where('id', 'in', old).execute();
  const { id: _, ...columns } = row;
  await tx
    .insertInto('kept_results')
    .values(row)
    // An old one of the same deed, which is not swept yet.
    .onConflict((same) => same.column('id').doUpdateSet(columns))
    .execute();
}

/** Takes away what is kept of a deed. */
export async function drop(tx: Transaction<Schema>, id: string): Promise<void> {
  await tx.deleteFrom('kept_results').where('id', '=', id).execute();
}
