/** Запрошення людей з файлу. */
export const uk = {
  'import.title': 'Додати людей з файлу',
  'import.text': 'За один раз можна запросити до {most} людей: кожному надійде SMS із кодом.',

  'file.title': 'Файл',
  'file.text':
    'Потрібні стовпці з ПІБ, телефоном і ролями; якщо стовпця з ролями немає, роль одна на всіх. Посада, код і точки — за бажанням.',
  'file.label': 'Таблиця з людьми',
  'file.exampleName': 'люди-зразок.csv',

  'file.quoted': '«{name}»',

  'missing.one': 'У файлі немає стовпця {column}.',
  'missing.both': 'У файлі немає стовпців {first} і {second}.',
  'missing.header': 'Є такі: {columns}.',
  'missing.help': 'Підпишіть стовпці, як у зразку, і виберіть файл ще раз.',
  'import.nobody': 'У файлі є лише назви стовпців, а людей немає.',
  'import.tooMany':
    'У файлі {count, plural, one {# людина} few {# людини} many {# людей} other {# людини}}, а за один раз можна запросити до {most}. Поділіть файл на частини.',
  'import.unused':
    '{count, plural, one {Стовпець не використано} few {Стовпці не використано} many {Стовпці не використано} other {Стовпці не використано}}: {names}.',
  'import.unread':
    'Прочитано лише перший аркуш. {count, plural, one {Аркуш не прочитано} few {Аркуші не прочитано} many {Аркуші не прочитано} other {Аркуші не прочитано}}: {names}.',

  'column.full_name': 'ПІБ',
  'column.position': 'Посада',
  'column.tax_number': 'Код ЄДРПОУ або РНОКПП',
  'column.phone': 'Телефон',
  'column.roles': 'Ролі',
  'column.points': 'Точки',
  'column.row': 'Рядок',
  'column.actions': 'Дії',
  'cell.label': '{column}, рядок {number}',

  'rows.title': 'Люди у файлі',
  'rows.text': 'Дані можна виправити просто тут. Кілька ролей або точок пишіть через кому. Ролі: {roles}.',
  'rows.table': 'Люди, яких буде запрошено',
  'rows.row': 'Рядок {number}',
  'rows.fine':
    '{count, plural, one {# рядок без помилок} few {# рядки без помилок} many {# рядків без помилок} other {# рядка без помилок}}',
  'rows.wrong':
    '{wrong} з {count, plural, one {# рядка} few {# рядків} many {# рядків} other {# рядка}} з помилками',
  'rows.toWrong': 'До першої помилки',
  'rows.remove': 'Вилучити рядок {number}',

  'role.label': 'Роль для всіх',
  'role.text': 'У файлі ролей немає, тож усі матимуть цю. Іншу можна вписати в рядку.',

  'points.waiting': 'Перевіряємо точки…',
  'points.failed': 'Не вдалося перевірити точки.',

  'problem.repeated': 'Цей телефон уже є в рядку {number}',
  'problem.role_unknown': 'Немає ролі «{name}»',
  'problem.point_unknown': 'Немає точки чи депо «{name}»',
  'problem.point_ambiguous': 'Таких кілька. Впишіть одну: {names}',

  'submit.count':
    '{count, plural, =0 {Запросити} one {Запросити # людину} few {Запросити # людини} many {Запросити # людей} other {Запросити # людини}}',
  'submit.noFile': 'Спершу виберіть файл із людьми',
  'submit.noRows': 'У таблиці не залишилося жодного рядка',
  'submit.wrong':
    '{count, plural, one {Виправте або вилучіть рядок із помилками} few {Виправте або вилучіть # рядки з помилками} many {Виправте або вилучіть # рядків із помилками} other {Виправте або вилучіть # рядка з помилками}}',
  'submit.waiting': 'Зачекайте, доки перевіримо точки',
  'ask.title':
    '{count, plural, one {Запросити # людину?} few {Запросити # людини?} many {Запросити # людей?} other {Запросити # людини?}}',
  'ask.text': 'Кожному надійде SMS із кодом, за яким людина задасть пароль. Код діє три дні.',
  'submit.busy': 'Надсилаємо запрошення…',
  'submit.done':
    '{count, plural, one {Запрошено # людину!} few {Запрошено # людини!} many {Запрошено # людей!} other {Запрошено # людини!}}',
} as const;

export type UsersImportId = keyof typeof uk;
