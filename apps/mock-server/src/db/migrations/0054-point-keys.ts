/** Signing keys of points, and which of them a point signs with. */
import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'point_keys',
    {
      ...business,
      ...{ owner: 'text', tax_number: 'text', company_id: 'text', issuer: 'text', serial: 'text' },
      ...{ algorithm: 'text', valid_from: 'text', valid_to: 'text', fingerprint: 'text', secret: 'text' },
    },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'point_keys', ['merchant_id', 'fingerprint']);
  for (const sorted of ['valid_to', 'created_at'])
    await index(db, 'point_keys', ['merchant_id', sorted, 'id']);
  await db.schema
    .alterTable('branches')
    .addColumn('point_key_id', textType(db) as 'text')
    .execute();
  await index(db, 'branches', ['merchant_id', 'point_key_id']);
}
