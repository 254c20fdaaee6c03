export const uk = {
  title: 'Друк списку',
  reading: 'Завантажуємо рядки',
  progress: '{count} з {total}',
  ready: '{count, plural, one {# рядок} few {# рядки} many {# рядків} other {# рядка}}',
  cut: 'Перші {count} рядків із {total}',
  cutCapped: 'Перші {count} рядків із понад {total}',
  cutHint: 'Більше за один раз не друкується: звузьте список фільтрами або збережіть його файлом.',
  asked: 'Пошук: {asked}',
} as const;

export type PrintId = keyof typeof uk;
