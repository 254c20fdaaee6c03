import type { Language } from '@kasa/contracts/shared/codes';
import { FIELDS } from './export-fields.ts';
import { OPERATIONS } from './export-operations.ts';
import { VALUES } from './export-values.ts';

/** Words by what they stand for. */
type Words = Readonly<Record<string, string>>;

const inLanguage = (index: 0 | 1, words: Readonly<Record<string, readonly [string, string]>>): Words =>
  Object.fromEntries(Object.entries(words).map(([name, both]) => [name, both[index]]));

const valuesIn = (index: 0 | 1): Readonly<Record<string, Words>> =>
  Object.fromEntries(Object.entries(VALUES).map(([field, words]) => [field, inLanguage(index, words)]));

const uk = {
  title: 'Журнал змін',
  exported: 'Вивантажено',
  exportedBy: 'Хто вивантажив',
  all: 'Усі зміни',
  filter: 'Відбір',
  user_id: 'Особа',
  object_type: 'Вид об’єкта',
  object_id: 'Ідентифікатор об’єкта',
  q: 'Назва містить',
  from: 'Від дня',
  to: 'До дня',
  nobody: 'Без входу в систему',
  /** Stands behind a time. */
  kyiv: '(Київ)',
  columns: {
    at: 'Час (Київ)',
    user: 'Хто',
    address: 'Звідки',
    operation: 'Що зроблено',
    object_type: 'Вид об’єкта',
    object_name: 'Назва об’єкта',
    object_id: 'Ідентифікатор об’єкта',
    field: 'Поле',
    before: 'Було',
    after: 'Стало',
  },
  types: {
    route: 'Маршрут',
    transport: 'Транспорт',
    driver: 'Водій',
    shift: 'Зміна водія',
    depot: 'Депо',
    merchant: 'Компанія',
    user: 'Користувач',
    session: 'Сеанс',
  } as Words,
  fields: inLanguage(0, FIELDS),
  operations: inLanguage(0, OPERATIONS),
  /** By the field that they are values of. */
  values: valuesIn(0),
};

/** Words of an exported journal. */
export type ExportWords = typeof uk;

const en: ExportWords = {
  title: 'Audit log',
  exported: 'Exported',
  exportedBy: 'Exported by',
  all: 'All changes',
  filter: 'Filter',
  user_id: 'Person',
  object_type: 'Kind of object',
  object_id: 'Object ID',
  q: 'Name contains',
  from: 'From day',
  to: 'To day',
  nobody: 'Not signed in',
  kyiv: '(Kyiv)',
  columns: {
    at: 'Time (Kyiv)',
    user: 'Who',
    address: 'From where',
    operation: 'What was done',
    object_type: 'Kind of object',
    object_name: 'Object',
    object_id: 'Object ID',
    field: 'Field',
    before: 'Before',
    after: 'After',
  },
  types: {
    route: 'Route',
    transport: 'Vehicle',
    driver: 'Driver',
    shift: 'Driver’s shift',
    depot: 'Depot',
    merchant: 'Company',
    user: 'User',
    session: 'Session',
  },
  fields: inLanguage(1, FIELDS),
  operations: inLanguage(1, OPERATIONS),
  values: valuesIn(1),
};

/** Words of an exported journal, by the language of the request. */
export const exportWords: Readonly<Record<Language, ExportWords>> = { uk, en };
