import type { Messages } from '../../i18n/messages.ts';
import type { PeriodId } from './uk.ts';

export const en: Messages<PeriodId> = {
  all: 'all time',
  allAction: 'All time',
  title: 'Period',
  today: 'Today',
  yesterday: 'Yesterday',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  lastWeek: 'Last week',
  week: '7 days',
  month: '30 days',
  from: 'From',
  to: 'To',
  wrongOrder: 'The end is before the start',
  since: 'from {from}',
  until: 'until {to}',
  between: '{from} – {to}',
  quick: 'Quick picks',
};
