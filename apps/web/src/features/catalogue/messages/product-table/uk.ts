/** Таблиця товарів. */
export const uk = {
  'table.title': 'Таблиця товарів',
  'table.total': '{count, plural, one {# товар} few {# товари} many {# товарів} other {# товару}}',
  'table.totalCapped': 'Понад {total} товарів',
  'table.back': 'Товари',
  'table.empty': 'Товарів ще немає',
  'table.search': 'Пошук товарів',
  'table.searchPlaceholder': 'Назва, код або штрихкод',
  'table.price': 'Ціна, ₴',
  'table.keys':
    'Стрілки ведуть по клітинках, Shift зі стрілками виділяє кілька. Enter або F2 – змінити, Esc – скасувати, Delete – очистити. Скопійоване в електронній таблиці вставляйте комбінацією Ctrl+V.',
  'table.touch': 'Торкніться клітинки, щоб вибрати її, і ще раз, щоб змінити.',
  'table.input': '{column}: {name}',

  'bar.label': 'Зміни в таблиці',
  'bar.undo': 'Скасувати дію',
  'bar.redo': 'Повторити дію',
  'bar.undone':
    'Скасовано: {count, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}}',
  'bar.redone':
    'Повторено: {count, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}}',
  'bar.sending': 'Зберігаємо…',
  'bar.saved': 'Усе збережено',
  'bar.lost':
    'Не збережено: {count, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}}',
  'bar.refused':
    'З помилкою: {count, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}}',
  'bar.conflict':
    'Змінив хтось інший: {count, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}}',
  'bar.elsewhere': 'На іншій сторінці: {name}',
  'bar.retry': 'Зберегти ще раз',

  'cell.saving': 'Зберігається',
  'cell.saved': 'Збережено',
  'cell.theirs': 'Хтось інший уже записав: {value}',
  'cell.nothing': 'порожньо',
  'cell.keep': 'Залишити їхнє',
  'cell.keepOf': 'Залишити їхнє: {value}',
  'cell.insist': 'Записати моє',
  'cell.insistOf': 'Записати моє: {value}',
  'cell.archived': 'Товар в архіві: спершу поверніть його до продажу',

  'problem.groupUnknown': 'Такої групи немає',
  'problem.priceUnread': 'Введіть суму, як-от 1234,50',
  'problem.rounded': 'Електронна таблиця округлила це число: збережіть стовпець у ній як текст',

  'paste.rowsBeyond':
    'Не вмістилося на сторінку: {count, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}.',
  'paste.columnsBeyond':
    'Не вмістилося праворуч: {count, plural, one {# стовпець} few {# стовпці} many {# стовпців} other {# стовпця}}.',
  'paste.skipped':
    'Не змінюються тут: {count, plural, one {# клітинка} few {# клітинки} many {# клітинок} other {# клітинки}}.',
  'paste.unclear': 'У буфері немає клітинок, які можна вставити.',
  'clear.needed': 'Код і ціну очистити не можна.',
} as const;

export type ProductTableId = keyof typeof uk;
