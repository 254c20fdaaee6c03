export const uk = {
  'create.discount': 'Додати знижку',
  hint: 'Знижку шукайте за назвою.',
  'found.discounts': 'Знижки',
} as const;

export type PaletteId = keyof typeof uk;
