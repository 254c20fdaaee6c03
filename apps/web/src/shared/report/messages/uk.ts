export const uk = {
  inverted: 'Кінець періоду раніше за початок: виправте дні.',
  tooLong: 'Звіт рахується щонайбільше за 31 день: виберіть коротший період.',
  daysUntil: '{days} до {time}',
  table: 'Таблиця',
  copy: 'Скопіювати',
  total: 'Усього',
  figures: 'Підсумки за період',
  byDay: 'За днями',
  day: 'День',
  byPoint: 'За точками',
  point: 'Точка',
  nowhere: 'Без точки',
} as const;

export type ReportId = keyof typeof uk;
