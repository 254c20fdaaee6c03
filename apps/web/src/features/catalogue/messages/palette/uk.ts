export const uk = {
  'create.product': 'Додати товар',
  'open.groups': 'Групи товарів',
  'open.runs': 'Масові зміни товарів',
  'create.import': 'Імпортувати товари з файлу',
  'open.imports': 'Імпорти товарів',
  hint: 'Товар шукайте за назвою, кодом або штрихкодом.',
  'found.products': 'Товари',
} as const;

export type PaletteId = keyof typeof uk;
