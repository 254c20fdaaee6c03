/** Display texts of the audit log. Open sets (see `AuditEntry`) may lack texts: then the raw value is shown. */
import { type FieldSpec, type LocalizedText, ownEntry } from '../shared/fields.ts';
import { fields } from './words/fields.ts';
import { operations } from './words/operations.ts';
import { types } from './words/types.ts';

export const auditLabels = { types, operations, fields };

/** Actor text for changes made without a session. */
export const anonymousLabel: LocalizedText = { uk: 'Користувач не ввійшов', en: 'Not signed in' };

export const typeLabel = (type: string): LocalizedText | undefined => ownEntry(types, type);

export const operationLabel = (id: string): LocalizedText | undefined => ownEntry(operations, id);

/** A field by object type; the same field name may mean different things for different types. */
export function auditField(type: string, name: string): FieldSpec | undefined {
  const known = ownEntry(fields, type);
  return known && ownEntry(known, name);
}
