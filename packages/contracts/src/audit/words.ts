/**
 * What the journal of changes is said in: one registry, which the exported file and the web read. Of sets that are open
 * (see `AuditEntry`) the words may be missing: then a value is shown as it is.
 */
import type { FieldSpec, Words, WordsBy } from '../shared/fields.ts';
import { fields } from './words/fields.ts';
import { operations } from './words/operations.ts';

/** Kinds of objects, in the order in which people look for them. */
const types: WordsBy = {
  terminal: { uk: 'Термінал', en: 'Terminal' },
  terminal_template: { uk: 'Шаблон термінала', en: 'Terminal template' },
  bulk_run: { uk: 'Масова дія', en: 'Bulk action' },
  callback_test: { uk: 'Тестове сповіщення', en: 'Test callback' },
  encashment: { uk: 'Інкасація', en: 'Encashment' },
  route: { uk: 'Маршрут', en: 'Route' },
  transport: { uk: 'Транспорт', en: 'Vehicle' },
  driver: { uk: 'Водій', en: 'Driver' },
  shift: { uk: 'Робоча зміна', en: 'Work shift' },
  depot: { uk: 'Депо', en: 'Depot' },
  user: { uk: 'Користувач', en: 'User' },
  session: { uk: 'Сеанс', en: 'Session' },
  merchant: { uk: 'Компанія', en: 'Company' },
};

/** Everything that has words. */
export const auditWords = { types, operations, fields };

/** Stands where nobody was signed in. */
export const nobodyWords: Words = { uk: 'Користувач не ввійшов', en: 'Not signed in' };

// Keys come from outside: `constructor` is no word.
const own = <Of>(words: Readonly<Record<string, Of>>, key: string): Of | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/** A kind of object in words. */
export const typeWords = (type: string): Words | undefined => own(types, type);

/** What was done, by the operation. */
export const operationWords = (id: string): Words | undefined => own(operations, id);

/** A field of a kind of object; the same name may mean something else of another kind. */
export function auditField(type: string, name: string): FieldSpec | undefined {
  const known = own(fields, type);
  return known && own(known, name);
}

/** A value of a choice in words. */
export const valueWords = ({ values = {} }: FieldSpec, value: string): Words | undefined =>
  own(values, value);

/** A part of a field in words. */
export const partField = ({ parts = {} }: FieldSpec, name: string): FieldSpec | undefined => own(parts, name);
