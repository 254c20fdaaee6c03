import type { CodeEntry } from './code-entry.ts';

/** Codes of the catalogue. Part of the registry in codes.ts. */
export const catalogueFailureCodes = {
  product_sold: {
    code: 1801,
    http: 409,
    when: 'The product was sold: receipts name it, so it is archived instead of deleted.',
    uk: 'Товар уже продавали, тому видалити його не можна. Перенесіть його в архів',
    en: 'The product has been sold, so it can’t be deleted. Archive it instead',
  },
  product_archived: {
    code: 1802,
    http: 409,
    when: 'The product is in the archive: its price is not changed there.',
    uk: 'Товар в архіві. Спершу поверніть його до продажу',
    en: 'The product is archived. Restore it first',
  },
  product_group_in_use: {
    code: 1803,
    http: 409,
    when: 'Products are in the group, maybe archived ones.',
    uk: 'Групу видалити не можна: у ній є товари',
    en: 'The group can’t be deleted: it has products',
  },
  price_change_settled: {
    code: 1804,
    http: 409,
    when: 'The change of price was applied or cancelled by now: only a planned one is cancelled.',
    uk: 'Цю зміну ціни вже виконано або скасовано',
    en: 'This price change has already been applied or cancelled',
  },
  product_in_composition: {
    code: 1810,
    http: 409,
    when: 'Other products are made of it: it stands in their compositions.',
    uk: 'Товар видалити не можна: він є у складі інших товарів',
    en: 'The product can’t be deleted: other products are made of it',
  },
  ingredient_in_use: {
    code: 1811,
    http: 409,
    when: 'Products or templates use the ingredient: `listIngredientUses` says which.',
    uk: 'Інгредієнт видалити не можна: він є у складі товарів або шаблонів',
    en: 'The ingredient can’t be deleted: products or templates use it',
  },
  product_import_started: {
    code: 1812,
    http: 409,
    when: 'The import was begun: its rows stay what they were.',
    uk: 'Імпорт уже розпочато, тому змінити його не можна',
    en: 'The import has already started, so it can’t be changed',
  },
  product_import_not_finished: {
    code: 1813,
    http: 409,
    when: 'The import was not begun, or goes on: there is nothing to roll back yet.',
    uk: 'Скасувати можна лише завершений або зупинений імпорт',
    en: 'Only a finished or stopped import can be rolled back',
  },
  product_import_rolled_back: {
    code: 1814,
    http: 409,
    when: 'The import was rolled back, or is just now.',
    uk: 'Цей імпорт уже скасовано',
    en: 'This import has already been rolled back',
  },
  product_import_sold: {
    code: 1815,
    http: 409,
    when: 'Something of the import was sold since: receipts name it.',
    uk: 'Імпорт скасувати не можна: дещо з нього вже продали',
    en: 'The import can’t be rolled back: something from it has been sold',
  },
  product_import_incomplete: {
    code: 1816,
    http: 409,
    when: 'Fewer rows are there than `rows_in_file` says: sending them broke off.',
    uk: 'Надіслано не всі рядки файлу. Виберіть файл і надішліть його ще раз',
    en: 'Not all rows of the file were sent. Choose the file and send it again',
  },
} as const satisfies Record<string, CodeEntry>;
