export const uk = {
  'file.choose': 'Вибрати файл',
  'file.chooseOther': 'Вибрати інший файл',
  'file.reading': 'Читаємо файл…',
  'file.hint': 'CSV або XLSX, до {megabytes} МБ. Файл можна перетягнути сюди.',
  'file.too_large': 'Файл завеликий: можна до {megabytes} МБ.',
  'file.empty': 'Файл порожній.',
  'file.encrypted': 'Файл захищено паролем. Збережіть його без пароля й виберіть ще раз.',
  'file.damaged': 'Файл пошкоджено, прочитати його не вдалося. Збережіть таблицю ще раз.',
  'file.not_table':
    'Це не таблиця CSV чи XLSX. Якщо файл іншого формату, наприклад XLS, збережіть його як XLSX.',
  'file.unavailable': 'Не вдалося відкрити файл. Перевірте з’єднання й виберіть його ще раз.',
  'file.example': 'Завантажити зразок',
  'file.exampleFailed': 'Не вдалося підготувати зразок. Спробуйте ще раз.',
} as const;

export type SpreadsheetId = keyof typeof uk;
