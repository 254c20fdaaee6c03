export const uk = {
  'found.users': 'Користувачі',
  'found.closed': 'доступ закрито',
} as const;

export type PaletteId = keyof typeof uk;
