export const uk = {
  'palette.label': 'Пошук і команди',
  'palette.placeholder': 'Номер, ім’я, назва або дія',
  'palette.loading': 'Шукаємо…',
  'palette.move': 'вибрати',
  'palette.open': 'відкрити',
  'palette.leave': 'закрити',
  'palette.recent': 'Нещодавні',
  'palette.screens': 'Розділи',
  'palette.actions': 'Дії',
  'palette.all': 'Показати всі: {total}',
  'palette.allCapped': 'Показати всі: понад {total}',
  'palette.failed': '{section}: не вдалося знайти',
  'palette.count':
    '{count, plural, one {# результат} few {# результати} many {# результатів} other {# результату}}',
  'palette.countCapped': 'Понад {total} результатів',
  'palette.nothing': 'За запитом «{typed}» нічого не знайдено',
  'palette.short': 'Введіть ще хоча б одну літеру',
} as const;

export type PaletteId = keyof typeof uk;
