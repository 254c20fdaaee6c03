import type { Kysely } from 'kysely';
import { index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await index(db, 'audit_entries', ['merchant_id', 'operation', 'at', 'id']);
}
