/** Words of users in the command palette. */
export const uk = {
  'found.users': 'Користувачі',
  'found.closed': 'доступ закрито',
} as const;

/** Id of a message of users in the command palette. */
export type PaletteId = keyof typeof uk;
