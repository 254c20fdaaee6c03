export const uk = {
  'go.profile': 'Мій профіль і сеанси',
  'go.password': 'Змінити пароль',
} as const;

export type AuthPaletteId = keyof typeof uk;
