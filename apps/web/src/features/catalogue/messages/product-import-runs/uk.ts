/** Імпорти товарів і їх виконання. */
export const uk = {
  'imports.title': 'Імпорти товарів',
  'imports.total': '{count, plural, one {# імпорт} few {# імпорти} many {# імпортів} other {# імпорту}}',
  'imports.empty':
    'Виберіть файл XLSX або CSV: нові товари буде додано, наявні – оновлено за кодом. Перед цим ви побачите, що змінить кожен рядок, і виправите помилки.',
  'imports.create': 'Імпортувати з файлу',
  'imports.runs': 'Виконання імпортів',
  'imports.back': 'Товари',
  'imports.draftNote':
    'Чернетку, яку не змінювали {hours, plural, one {# годину} few {# години} many {# годин} other {# години}}, буде видалено, коли хтось почне нову. Чернеток в однієї людини може бути {drafts}: зайва замінить найдавнішу.',
  'imports.sent': '{sent} з {all}',

  'import.deleted': 'Чернетку імпорту видалено',
  'import.deleteDraft': 'Видалити чернетку',
  'action.delete': 'Видалити',
  'delete.title': 'Видалити чернетку «{name}»?',
  'delete.text': 'Її рядки й виправлення зникнуть. Товари залишаться такими, як є.',
  'delete.busy': 'Видаляємо…',

  'runs.title': 'Виконання імпортів',
  'runs.total': '{count, plural, one {# виконання} few {# виконання} many {# виконань} other {# виконання}}',
  'runs.empty': 'Тут буде видно, як виконується кожен імпорт і його скасування, з протоколом за рядками.',
  'runs.back': 'Імпорти товарів',

  'run.short': 'Виконання імпорту',
  'run.progress': 'Опрацьовано рядків',
  'run.toImport': 'Відкрити імпорт «{name}»',
  'run.lostTitle': 'Такого виконання немає',
  'run.toList': 'До виконань імпортів',
  'run.search': 'Пошук рядків',
  'run.searchPlaceholder': 'Назва або код',
  'run.rows': 'Результати за рядками',
  'run.rowsEmpty': 'Рядків немає.',
  'run.open': 'Відкрити',
  'run.row': 'Рядок {position}: {name}',

  'stop.text': 'Рядки, до яких черга ще не дійшла, буде пропущено. Те, що вже зроблено, залишиться.',
} as const;

export type ProductImportRunsId = keyof typeof uk;
