import type { Kysely } from 'kysely';
import { business, createTable, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'driver_photos',
    { ...business, driver_id: 'text', media_type: 'text', base64: 'text', sha256: 'text' },
    { merchant_id: 'merchants', driver_id: 'drivers' },
  );
  await unique(db, 'driver_photos', ['driver_id']);
}
