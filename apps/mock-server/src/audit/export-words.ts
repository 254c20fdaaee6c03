import type { Language } from '@kasa/contracts/shared/codes';
import { fieldsEn, fieldsUk } from './export-fields.ts';

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
    operation: 'Операція',
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
    merchant: 'Мерчант',
    user: 'Користувач',
    session: 'Сесія',
  } as Readonly<Record<string, string>>,
  fields: fieldsUk,
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
    operation: 'Operation',
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
    merchant: 'Merchant',
    user: 'User',
    session: 'Session',
  },
  fields: fieldsEn,
};

/** Words of an exported journal, by the language of the request. */
export const exportWords: Readonly<Record<Language, ExportWords>> = { uk, en };
