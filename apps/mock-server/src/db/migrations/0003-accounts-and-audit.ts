import type { Kysely } from 'kysely';
import { textType } from '../dialect.ts';
import { createSearchIndex } from '../search.ts';
import { createTable, index, unique } from './columns.ts';

async function accounts(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  // A merchant may also be a person with an RNOKPP.
  await db.schema.alterTable('merchants').renameColumn('edrpou', 'tax_number').execute();
  await db.schema.alterTable('merchants').addColumn('bank_mfo', text).execute();
  await db.schema.alterTable('merchants').addColumn('iban', text).execute();
  await db.schema.alterTable('sessions').addColumn('viewing_as', text).execute();
  await createTable(
    db,
    'legal_acceptances',
    { merchant_id: 'text', user_id: 'text', kind: 'text', version: 'text', at: 'text', address: 'text' },
    { merchant_id: 'merchants', user_id: 'users' },
  );
  await index(db, 'legal_acceptances', ['user_id']);
  await createTable(
    db,
    'known_addresses',
    { user_id: 'text', address: 'text', last_at: 'text' },
    { user_id: 'users' },
  );
  await unique(db, 'known_addresses', ['user_id', 'address']);
}

async function codes(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'code_requests', {
    purpose: 'text',
    phone: 'text',
    user_id: 'text?',
    code_hash: 'text?',
    attempts_left: 'whole',
    created_at: 'text',
    sent_at: 'text',
    expires_at: 'text',
    used_at: 'text?',
  });
  await index(db, 'code_requests', ['phone', 'expires_at']);
  await index(db, 'code_requests', ['expires_at']);
  await createTable(db, 'code_sendings', { phone: 'text', address: 'text', at: 'text' });
  await index(db, 'code_sendings', ['phone', 'at']);
  await index(db, 'code_sendings', ['address', 'at']);
  await index(db, 'code_sendings', ['at']);
  await createTable(db, 'sign_in_failures', { failures: 'whole', paused_until: 'text', pause_ms: 'whole' });
  await index(db, 'sign_in_failures', ['paused_until']);
  await createTable(
    db,
    'registrations',
    {
      code_request_id: 'text',
      full_name: 'text',
      phone: 'text',
      tax_number: 'text',
      password_hash: 'text',
      accepted: 'text',
      address: 'text',
      created_at: 'text',
      ticket_hash: 'text?',
      ticket_expires_at: 'text?',
    },
    { code_request_id: 'code_requests' },
  );
  await unique(db, 'registrations', ['code_request_id']);
  await unique(db, 'registrations', ['ticket_hash']);
  await createTable(db, 'text_messages', { at: 'text', phone: 'text', text: 'text', code: 'text?' });
  await index(db, 'text_messages', ['phone', 'at']);
  await index(db, 'text_messages', ['at']);
}

async function audit(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'audit_entries',
    {
      merchant_id: 'text',
      at: 'text',
      user_id: 'text?',
      user_name: 'text?',
      address: 'text',
      operation: 'text',
      object_type: 'text',
      object_id: 'text',
      object_name: 'text',
      before: 'text?',
      after: 'text?',
      search: 'text',
    },
    { merchant_id: 'merchants' },
  );
  await index(db, 'audit_entries', ['merchant_id', 'at', 'id']);
  // Trailing columns cover the other filters, so that combinations need no row lookups.
  await index(db, 'audit_entries', ['merchant_id', 'user_id', 'at', 'id', 'object_type']);
  await index(db, 'audit_entries', ['merchant_id', 'object_type', 'at', 'id', 'user_id']);
  await index(db, 'audit_entries', ['merchant_id', 'object_id', 'at', 'id']);
  await createSearchIndex(db, 'audit_entries');
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await accounts(db);
  await codes(db);
  await audit(db);
}
