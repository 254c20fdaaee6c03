export const uk = {
  'command.rights': 'Права користувача',
  'command.statistics': 'Статистика користувача',
  'found.users': 'Користувачі',
  'create.user': 'Додати користувача',
  'create.fromFile': 'Додати людей з файлу',
  'open.branches': 'Точки та люди',
  'open.templates': 'Шаблони прав',
  'open.whoMay': 'Хто що може',
  'found.invited': 'запрошено',
  'found.left': 'не працює',
} as const;

export type PaletteId = keyof typeof uk;
