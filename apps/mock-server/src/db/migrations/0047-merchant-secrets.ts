import type { Kysely } from 'kysely';
import { createTable, unique } from './columns.ts';

/** Sealed documents: the keys that sign callbacks, the secret of status requests. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = { merchant_id: 'text', name: 'text', value: 'text' } as const;
  await createTable(db, 'merchant_secrets', columns, { merchant_id: 'merchants' });
  await unique(db, 'merchant_secrets', ['merchant_id', 'name']);
}
