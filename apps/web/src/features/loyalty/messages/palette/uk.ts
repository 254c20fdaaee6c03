export const uk = {
  'create.discount': 'Додати знижку',
  'create.customer': 'Додати покупця',
  'open.report': 'Звіт про знижки',
  'open.simulation': 'Спробувати чернетку на минулих чеках',
  hint: 'Знижку шукайте за назвою, покупця – за телефоном або номером.',
  'found.discounts': 'Знижки',
  'found.customers': 'Покупці',
} as const;

export type PaletteId = keyof typeof uk;
