import type { AuditEntryEntity } from '@kasa/contracts/audit/entries';
import type { EntryRow } from './store.ts';

type State = AuditEntryEntity['before'];

const stateOf = (json: string | null) => (json === null ? null : (JSON.parse(json) as State));

export function presentEntry(row: EntryRow): AuditEntryEntity {
  const { user_id, user_name } = row;
  return {
    id: row.id,
    at: row.at,
    user: user_id === null || user_name === null ? null : { id: user_id, full_name: user_name },
    address: row.address,
    operation: row.operation,
    // Entries without an action id form an action of their own.
    action: row.action ?? row.id,
    object: { type: row.object_type, id: row.object_id, name: row.object_name },
    before: stateOf(row.before),
    after: stateOf(row.after),
  };
}
