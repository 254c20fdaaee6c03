import type { Messages } from '../../i18n/messages.ts';
import type { ReportId } from './uk.ts';

export const en: Messages<ReportId> = {
  inverted: 'The period ends before it begins: correct the days.',
  tooLong: 'A report covers up to 31 days: choose a shorter period.',
  daysUntil: '{days} up to {time}',
  table: 'Table',
  copy: 'Copy',
  total: 'Total',
  figures: 'Totals for the period',
  byDay: 'By day',
  day: 'Day',
  byPoint: 'By point',
  point: 'Point',
  nowhere: 'No point',
};
