import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { index } from './columns.ts';

/** Entries from before `0005` are operations of their own, so that a list can be folded by operation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const entries = (db as Kysely<Schema>).updateTable('audit_entries');
  await entries
    .set(({ ref }) => ({ action: ref('id') }))
    .where('action', 'is', null)
    .execute();
  await index(db, 'audit_entries', ['merchant_id', 'action', 'at', 'id']);
}
