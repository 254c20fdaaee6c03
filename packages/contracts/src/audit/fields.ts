import {
  choice,
  day,
  type FieldSpecs,
  instant,
  type LocalizedText,
  phone,
  reference,
  text,
} from '../shared/fields.ts';
import type { SettingSource } from '../shared/setting-sources.ts';
import { operations } from './words/operations.ts';
import { types } from './words/types.ts';

const operation = choice('Що зроблено', 'What was done', operations);
const objectType = choice('Вид об’єкта', 'Object type', types);
const objectId = text('Ідентифікатор об’єкта', 'Object ID');

const sources = {
  own: { uk: 'Власне', en: 'Own' },
  template: { uk: 'Із шаблону', en: 'From template' },
  standard: { uk: 'Стандартне', en: 'Default' },
} satisfies Readonly<Record<SettingSource, LocalizedText>>;

/** A changed field with what it belongs to. */
export const auditChangeFields = {
  at: instant('Час', 'Time'),
  user: text('Хто', 'Who'),
  user_phone: phone('Телефон', 'Phone'),
  user_id: text('Ідентифікатор особи', 'Person ID'),
  address: text('Звідки', 'From where'),
  operation,
  object_type: objectType,
  object_name: text('Назва об’єкта', 'Object'),
  object_id: objectId,
  field: text('Поле', 'Field'),
  before: text('Було', 'Before'),
  after: text('Стало', 'After'),
  before_source: choice('Було: звідки значення', 'Before: source of value', sources),
  after_source: choice('Стало: звідки значення', 'After: source of value', sources),
} as const satisfies FieldSpecs;

/** What the journal is narrowed by. */
export const auditFilterFields = {
  user_id: reference('Особа', 'Person'),
  operation,
  object_type: objectType,
  object_id: objectId,
  action: text('Дія', 'Operation'),
  q: text('Назва містить', 'Name contains'),
  from: day('Від дня', 'From day'),
  to: day('До дня', 'To day'),
} as const satisfies FieldSpecs;
