import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { useFormatDayRange } from '../period/use-format-day-range.ts';
import { reportMessages } from './messages/catalogue.ts';

/** The days of the period before that of a report; `19.11.2026 до 11:00` while that one goes on. */
export function usePreviousDays() {
  const text = useText(reportMessages);
  const format = useFormat();
  const daysText = useFormatDayRange();
  return ({ date_from, date_to, until }: { date_from: string; date_to: string; until: string | null }) => {
    const days = daysText({ from: date_from, to: date_to });
    return until === null ? days : text('daysUntil', { days, time: format.time(until) });
  };
}
