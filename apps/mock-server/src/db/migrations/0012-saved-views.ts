import { type Kysely, sql } from 'kysely';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'saved_views',
    {
      ...business,
      user_id: 'text',
      list: 'text',
      name: 'text',
      name_key: 'text',
      parameters: 'text',
      is_default: 'flag',
    },
    { merchant_id: 'merchants', user_id: 'users' },
  );
  await unique(db, 'saved_views', ['user_id', 'list', 'name']);
  // Filtering by status keeps the order of ids; offline terminals are counted and listed by status too.
  await index(db, 'terminals', ['merchant_id', 'status', 'id']);
  await index(db, 'terminals', ['merchant_id', 'status', 'online_until', 'id']);
  // Few terminals have outdated settings at a time, their own or their template's.
  await index(
    db,
    'terminals',
    ['merchant_id', 'status', 'settings_changed_at'],
    sql`settings_taken_at is null or settings_taken_at < settings_changed_at or settings_taken_at < coalesce(update_requested_at, '')`,
  );
  await index(db, 'terminals', ['template_id', 'settings_taken_at']);
  await index(db, 'terminals', ['merchant_id', 'is_unstable', 'number', 'id'], sql`is_unstable = 1`);
}
