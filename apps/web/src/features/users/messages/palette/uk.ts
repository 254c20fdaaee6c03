export const uk = {
  'command.rights': 'Права користувача',
  'found.users': 'Користувачі',
  'found.closed': 'доступ закрито',
} as const;

export type PaletteId = keyof typeof uk;
