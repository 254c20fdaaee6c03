import type { Kysely } from 'kysely';
import { createTable, index } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'kept_results', { fingerprint: 'text', result: 'text', expires_at: 'text' });
  await index(db, 'kept_results', ['expires_at']);
}
