export const uk = {
  'create.fiscal': 'Додати фіскальну точку',
  'create.fromKey': 'Додати точки з ключа',
  'create.nonFiscal': 'Додати нефіскальну точку',
  hint: 'Точку шукайте за назвою, адресою або номером каси.',
  'found.points': 'Точки',
} as const;

export type PaletteId = keyof typeof uk;
