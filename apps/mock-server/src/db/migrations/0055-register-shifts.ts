import { type Kysely, type SqlBool, sql } from 'kysely';
import { business, createTable, index, unique } from './columns.ts';
import { refuse } from './triggers.ts';

/** Shifts of registers with their documents, and the tax service's own book of what it registered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'register_shifts',
    {
      ...business,
      ...{ point_id: 'text', register_number: 'text', state: 'text', begun_at: 'text' },
      ...{ opened_at: 'text?', closes_at: 'text', closed_at: 'text?' },
      ...{ opened_by: 'text', closed_by: 'text?', service_in: 'money', service_out: 'money' },
      ...{ opening_number: 'text?', z_number: 'text?', refusal: 'text?' },
    },
    { merchant_id: 'merchants', point_id: 'branches', opened_by: 'users', closed_by: 'users' },
  );
  const isOpen = sql<SqlBool>`state <> 'closed'`;
  await unique(db, 'register_shifts', ['point_id'], isOpen);
  await index(db, 'register_shifts', ['merchant_id', 'begun_at', 'id']);
  await index(db, 'register_shifts', ['point_id', 'begun_at', 'id']);
  await index(db, 'register_shifts', ['closes_at'], sql<SqlBool>`state = 'opened'`);
  await createTable(
    db,
    'register_documents',
    {
      ...business,
      ...{ shift_id: 'text', register_number: 'text', local_number: 'whole', kind: 'text' },
      ...{ amount: 'money', document: 'text', hash: 'text', signature: 'text', state: 'text' },
      ...{ fiscal_number: 'text?', refusal: 'text?', settled_at: 'text?' },
      ...{ next_check_at: 'text', checks: 'whole' },
      ...{ by_user_id: 'text?', by_user_name: 'text?', by_user_phone: 'text?' },
      ...{ operation: 'text', action: 'text', address: 'text' },
    },
    { merchant_id: 'merchants', shift_id: 'register_shifts' },
  );
  const isPending = sql<SqlBool>`state = 'pending'`;
  await unique(db, 'register_documents', ['shift_id'], isPending);
  const isNotRefused = sql<SqlBool>`state <> 'refused'`;
  await unique(db, 'register_documents', ['merchant_id', 'register_number', 'local_number'], isNotRefused);
  await index(db, 'register_documents', ['next_check_at'], isPending);
  await index(db, 'register_documents', ['shift_id', 'created_at', 'id']);
  const deletion = 'before delete on register_documents';
  await refuse(db, 'register_documents_delete', deletion, 'true', 'documents of registers are append-only');
  const changed = `old.state <> 'pending' or new.document <> old.document`;
  const update = 'before update on register_documents';
  await refuse(db, 'register_documents_update', update, changed, 'a settled document stays as it is');
  await createTable(db, 'tax_registers', {
    ...{ merchant_id: 'text', register_number: 'text', tax_number: 'text', name: 'text', address: 'text' },
    ...{ shift_opened_at: 'text?', last_number: 'whole', last_hash: 'text?' },
    ...{ service_in: 'money', service_out: 'money' },
  });
  await createTable(db, 'tax_documents', {
    ...{ merchant_id: 'text', register_id: 'text', local_number: 'whole', hash: 'text' },
    ...{ fiscal_number: 'text?', refusal: 'text?', requests: 'whole', answers_at: 'text' },
  });
  await unique(db, 'tax_registers', ['merchant_id', 'register_number']);
  await unique(db, 'tax_documents', ['register_id', 'hash']);
  await unique(db, 'tax_documents', ['register_id', 'local_number'], sql<SqlBool>`refusal is null`);
}
