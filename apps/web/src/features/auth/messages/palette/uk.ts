export const uk = {
  'go.profile': 'Мій профіль і сеанси',
  'go.password': 'Змінити пароль',
} as const;

/** Id of a message about the account in the command palette. */
export type AuthPaletteId = keyof typeof uk;
