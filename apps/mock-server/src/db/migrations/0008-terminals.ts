import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';
import { createSearchIndex } from '../search.ts';
import { business, createTable, index, unique } from './columns.ts';

async function templates(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'terminal_templates',
    {
      ...business,
      name: 'text',
      name_key: 'text',
      description: 'text?',
      settings: 'text',
      settings_changed_at: 'text',
      search: 'text',
    },
    { merchant_id: 'merchants' },
  );
  await unique(db, 'terminal_templates', ['merchant_id', 'name']);
  await index(db, 'terminal_templates', ['merchant_id', 'name_key', 'id']);
  await index(db, 'terminal_templates', ['merchant_id', 'created_at', 'id']);
  await createSearchIndex(db, 'terminal_templates');
}

async function terminals(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'terminals',
    {
      ...business,
      point_id: 'text?',
      template_id: 'text?',
      vehicle_id: 'text?',
      number: 'text',
      ptks_id: 'text',
      name: 'text',
      name_key: 'text',
      serial: 'text',
      model: 'text',
      kind: 'text',
      status: 'text',
      test_mode: 'flag',
      website: 'text?',
      extra_info: 'text?',
      secret_key_phrase: 'text?',
      online_until: 'text',
      last_started_at: 'text?',
      activated_at: 'text',
      settings: 'text',
      settings_changed_at: 'text',
      settings_taken_at: 'text?',
      search: 'text',
    },
    {
      merchant_id: 'merchants',
      point_id: 'branches',
      template_id: 'terminal_templates',
      vehicle_id: 'transports',
    },
  );
  await unique(db, 'terminals', ['number']);
  await unique(db, 'terminals', ['ptks_id']);
  await index(db, 'terminals', ['merchant_id', 'number', 'id']);
  await index(db, 'terminals', ['merchant_id', 'name_key', 'id']);
  await index(db, 'terminals', ['merchant_id', 'online_until', 'id']);
  await index(db, 'terminals', ['merchant_id', 'activated_at', 'id']);
  await index(db, 'terminals', ['merchant_id', 'status', 'number', 'id']);
  await index(db, 'terminals', ['merchant_id', 'kind', 'number', 'id']);
  await index(db, 'terminals', ['merchant_id', 'model', 'number', 'id']);
  await index(db, 'terminals', ['point_id', 'number', 'id']);
  await index(db, 'terminals', ['template_id', 'number', 'id']);
  await index(db, 'terminals', ['vehicle_id']);
  await createSearchIndex(db, 'terminals');
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  await db.schema.alterTable('branches').addColumn('fiscal_register_number', text).execute();
  await templates(db);
  await terminals(db);
  await createTable(db, 'terminal_devices', {
    number: 'text',
    ptks_id: 'text',
    serial: 'text',
    model: 'text',
    kind: 'text',
    is_blocked: 'flag',
    activation_code_hash: 'text',
    activation_expires_at: 'text',
  });
  await unique(db, 'terminal_devices', ['number']);
  await unique(db, 'terminal_devices', ['activation_code_hash']);
}
