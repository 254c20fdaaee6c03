import type { Language } from '@kasa/contracts/shared/codes';

const uk = {
  title: 'Журнал змін',
  all: 'Усі зміни',
  user_id: 'Особа',
  operation: 'Що зроблено',
  object_type: 'Вид об’єкта',
  object_id: 'Ідентифікатор об’єкта',
  q: 'Назва містить',
  from: 'Від дня',
  to: 'До дня',
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
  units: { money: ', грн', minutes: ', хв', speed: ', км/год' },
};

export type ExportWords = typeof uk;

const en: ExportWords = {
  title: 'Audit log',
  all: 'All changes',
  user_id: 'Person',
  operation: 'What was done',
  object_type: 'Kind of object',
  object_id: 'Object ID',
  q: 'Name contains',
  from: 'From day',
  to: 'To day',
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
  units: { money: ', UAH', minutes: ', min', speed: ', km/h' },
};

export const exportWords: Readonly<Record<Language, ExportWords>> = { uk, en };
