import { firstMerchant } from '../../auth/seed.ts';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { newId } from '../../db/row-columns.ts';
import type { Db, Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';

export function entry(changes: Partial<Row<'audit_entries'>>): Row<'audit_entries'> {
  const id = newId();
  const row = {
    id,
    merchant_id: '',
    at: '2026-11-19T10:00:00.000Z',
    user_id: null,
    user_name: null,
    user_phone: null,
    address: '127.0.0.1',
    operation: 'updateRoute',
    action: id,
    object_type: 'route',
    object_id: newId(),
    object_name: 'Автобус №33',
    before: '{"cost":1500}',
    after: '{"cost":1700}',
    ...changes,
  };
  return { ...row, search: searchColumn('audit_entries', row.object_name) };
}

export async function addEntries(db: Db, entries: readonly Partial<Row<'audit_entries'>>[]): Promise<void> {
  await bulkInsert(db, 'audit_entries', entries.map(entry));
}

export function addOurEntries(db: Db, entries: readonly object[]): Promise<void> {
  return addEntries(
    db,
    entries.map((one) => ({ merchant_id: firstMerchant.id, ...one })),
  );
}
