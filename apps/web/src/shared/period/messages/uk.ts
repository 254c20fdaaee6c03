export const uk = {
  all: 'за весь час',
  allAction: 'Весь час',
  title: 'Період',
  today: 'Сьогодні',
  yesterday: 'Вчора',
  thisMonth: 'Цей місяць',
  lastMonth: 'Минулий місяць',
  lastWeek: 'Минулий тиждень',
  week: '7 днів',
  month: '30 днів',
  from: 'Від дня',
  to: 'До дня',
  wrongOrder: 'Кінець раніше за початок',
  since: 'від {from}',
  until: 'до {to}',
  between: '{from} – {to}',
  quick: 'Швидкий вибір',
} as const;

export type PeriodId = keyof typeof uk;
