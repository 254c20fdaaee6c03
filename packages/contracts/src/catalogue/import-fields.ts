/** The dictionary of imports of products. */

import type { LocalizedText } from '../shared/fields.ts';
import {
  choice,
  derived,
  type FieldSpec,
  type FieldSpecs,
  instant,
  number,
  reference,
  text,
  withLabel,
} from '../shared/fields.ts';
import {
  runFields,
  runNotDoneFields,
  runReasonWords,
  runRowFilterFields,
  runRowState,
  runStarterFields,
} from '../shared/run-fields.ts';
import { productFields } from './fields.ts';
import type {
  ImportAction,
  ImportField,
  ImportRowState,
  ImportRunReason,
  ImportState,
  ImportVerdict,
} from './import-values.ts';

const file = text('Файл', 'File');

/** Of an import, with how many of its rows would do what. */
export const productImportFields = {
  file_name: file,
  state: choice('Стан', 'State', {
    draft: { uk: 'Чернетка', en: 'Draft' },
    running: { uk: 'Виконується', en: 'Running' },
    done: { uk: 'Виконано', en: 'Done' },
    cancelled: { uk: 'Зупинено', en: 'Stopped' },
    rolling_back: { uk: 'Скасовується', en: 'Rolling back' },
    rolled_back: { uk: 'Скасовано', en: 'Rolled back' },
  } satisfies Readonly<Record<ImportState, LocalizedText>>),
  total: number('Рядків', 'Rows'),
  new: number('Нові', 'New'),
  changed: number('Змінюються', 'Changed'),
  same: number('Без змін', 'Unchanged'),
  wrong: number('З помилкою', 'With errors'),
  left_out: number('Пропущені', 'Left out'),
  created_by: derived(reference('Хто створив', 'Created by')),
  created_at: derived(instant('Створено', 'Created')),
} as const satisfies FieldSpecs;

/** What rows say of products. */
export const importedProductFields = {
  article: withLabel(productFields.article, 'Код', 'Code'),
  name: productFields.name,
  price: withLabel(productFields.price, 'Ціна', 'Price'),
  barcode: productFields.barcode,
  group: productFields.group,
  unit: productFields.unit,
  kind: productFields.kind,
  tax: productFields.tax,
  tax_included: productFields.tax_included,
  uktzed: productFields.uktzed,
  has_excise: productFields.has_excise,
  has_excise_mark: productFields.has_excise_mark,
  is_fiscal: productFields.is_fiscal,
  sales_bonus: productFields.sales_bonus,
} as const satisfies Readonly<Record<ImportField, FieldSpec>>;

/** Of a row of an import, and what would become of it. */
export const productImportRowFields = {
  position: number('Рядок', 'Row'),
  article: importedProductFields.article,
  name: importedProductFields.name,
  verdict: choice('Що буде', 'Result', {
    new: { uk: 'Новий', en: 'New' },
    changed: { uk: 'Змінюється', en: 'Changes' },
    same: { uk: 'Без змін', en: 'Unchanged' },
    wrong: { uk: 'З помилкою', en: 'Error' },
    left_out: { uk: 'Пропущено', en: 'Left out' },
  } satisfies Readonly<Record<ImportVerdict, LocalizedText>>),
  changes: text('Подробиці', 'Details'),
} as const satisfies FieldSpecs;

/** Of a run. */
export const productImportRunFields = {
  ...runFields,
  action: choice('Дія', 'Action', {
    import_products: { uk: 'Імпорт товарів', en: 'Product import' },
    roll_back_import: { uk: 'Скасування імпорту', en: 'Import rollback' },
  } satisfies Readonly<Record<ImportAction, LocalizedText>>),
  file,
  total: number('Рядків', 'Rows'),
  done: number('Виконано', 'Done'),
  ...runNotDoneFields,
} as const satisfies FieldSpecs;

/** What stands above an exported run: who began it, as it was then, too. */
export const productImportRunExportFields = { ...runStarterFields, ...productImportRunFields };

/** What a run did with a row. */
export const productImportRunRowFields = {
  position: number('Рядок', 'Row'),
  article: withLabel(productFields.article, 'Код', 'Code'),
  name: productFields.name,
  state: runRowState<ImportRowState>({ done: { uk: 'Виконано', en: 'Done' } }),
  reason: choice('Причина', 'Reason', {
    same: { uk: 'Нічого не змінюється', en: 'Nothing to change' },
    wrong: { uk: 'У рядку була помилка', en: 'The row had an error' },
    left_out: { uk: 'Рядок пропустили', en: 'The row was left out' },
    taken: {
      uk: 'Такий код або штрихкод уже має інший товар',
      en: 'Another product has this code or barcode',
    },
    beyond_own_points: {
      uk: 'Товар продається і на чужих точках',
      en: 'The product is also sold at other points',
    },
    product_sold: { uk: 'Товар уже продавали', en: 'The product has been sold' },
    product_in_composition: { uk: 'Товар є у складі інших', en: 'Other products are made of it' },
    cancelled: runReasonWords.cancelled,
    not_allowed: runReasonWords.not_allowed,
    conflict: { uk: 'Товар тим часом змінили', en: 'The product was changed in the meantime' },
    not_found: {
      uk: 'Товар, його групу або точку видалено',
      en: 'The product, its group or its point was deleted',
    },
    internal: runReasonWords.internal,
  } satisfies Readonly<Record<ImportRunReason, LocalizedText>>),
  finished_at: instant('Час', 'Time'),
} as const satisfies FieldSpecs;

/** What the rows of a run are narrowed by. */
export const productImportRunRowFilterFields = runRowFilterFields(productImportRunRowFields);
