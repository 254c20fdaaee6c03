export const uk = {
  'create.company': 'Додати компанію',
  hint: 'Компанію шукайте за назвою або кодом.',
  'found.companies': 'Компанії',
} as const;

export type PaletteId = keyof typeof uk;
