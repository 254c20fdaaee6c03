export const uk = {
  inverted: 'Кінець періоду раніше за початок: виправте дні.',
  tooLong: 'Звіт рахується щонайбільше за 31 день: виберіть коротший період.',
  daysUntil: '{days} до {time}',
  table: 'Таблиця',
  copy: 'Скопіювати',
  total: 'Усього',
} as const;

export type ReportId = keyof typeof uk;
