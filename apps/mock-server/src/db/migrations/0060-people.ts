import { type Kysely, type SqlBool, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { addColumn, business, createTable, index, unique } from './columns.ts';

/** Who works where, and who was invited to set a password. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  for (const column of ['tax_number', 'photo', 'invited_at', 'joined_at'])
    await db.schema.alterTable('users').addColumn(column, text).execute();
  await sql`update users set joined_at = created_at`.execute(db);
  // Only who can sign in has a phone to themselves; a merchant has one card of a phone.
  await db.schema.dropIndex('users__phone__uq').execute();
  await unique(db, 'users', ['phone'], sql<SqlBool>`is_active = 1`);
  await unique(db, 'users', ['merchant_id', 'phone']);
  await index(db, 'users', ['phone']);
  await createTable(
    db,
    'invitations',
    {
      ...{ merchant_id: 'text', code_hash: 'text?', attempts_left: 'whole' },
      ...{ sent_at: 'text', expires_at: 'text' },
    },
    { merchant_id: 'merchants', id: 'users' },
  );
  // `point_id` has no foreign key: its lock on the point would cross those of changes of the point.
  await createTable(
    db,
    'user_points',
    { merchant_id: 'text', user_id: 'text', point_id: 'text' },
    { merchant_id: 'merchants', user_id: 'users' },
  );
  await unique(db, 'user_points', ['user_id', 'point_id']);
  await index(db, 'user_points', ['point_id', 'user_id']);
  // Points and depots together, for who manages users.
  for (const sorted of ['name_key', 'city_key'])
    await index(db, 'branches', ['merchant_id', sorted, 'id', 'kind']);
  await createTable(
    db,
    'user_photos',
    { ...business, user_id: 'text', media_type: 'text', base64: 'text', sha256: 'text' },
    { merchant_id: 'merchants', user_id: 'users' },
  );
  await unique(db, 'user_photos', ['user_id']);
  // The outbox shows codes of invitations longer than those of code requests.
  await addColumn('text_messages', 'code_expires_at', 'text', '').up(db);
  await index(db, 'text_messages', ['code_expires_at'], sql<SqlBool>`code is not null`);
}
