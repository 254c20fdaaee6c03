/** Display texts of the audit log. Open sets (see `AuditEntry`) may lack texts: then the raw value is shown. */
import { type FieldSpec, type LocalizedText, type LocalizedTexts, ownEntry } from '../shared/fields.ts';
import { fields } from './words/fields.ts';
import { operations } from './words/operations.ts';

const types: LocalizedTexts = {
  terminal: { uk: 'Термінал', en: 'Terminal' },
  terminal_template: { uk: 'Шаблон термінала', en: 'Terminal template' },
  bulk_run: { uk: 'Масова дія', en: 'Bulk action' },
  callback_test: { uk: 'Тестове сповіщення', en: 'Test callback' },
  encashment: { uk: 'Інкасація', en: 'Cash collection' },
  collection_round: { uk: 'Обхід інкасації', en: 'Cash collection round' },
  route: { uk: 'Маршрут', en: 'Route' },
  transport: { uk: 'Транспорт', en: 'Vehicle' },
  driver: { uk: 'Водій', en: 'Driver' },
  shift: { uk: 'Робоча зміна', en: 'Work shift' },
  depot: { uk: 'Депо', en: 'Depot' },
  user: { uk: 'Користувач', en: 'User' },
  session: { uk: 'Сеанс', en: 'Session' },
  merchant: { uk: 'Компанія', en: 'Company' },
  saved_view: { uk: 'Спільне подання', en: 'Shared view' },
};

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
