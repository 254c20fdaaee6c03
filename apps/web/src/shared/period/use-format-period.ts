import { useText } from '../i18n/i18n.tsx';
import { periodMessages } from './messages/catalogue.ts';
import { type Period, quickPeriodOf } from './period.ts';
import { useFormatDayRange } from './use-format-day-range.ts';

/** A period as its chip shows it: `7 днів`, else its days. */
export function useFormatPeriod(): (period: Period) => string {
  const text = useText(periodMessages);
  const daysWords = useFormatDayRange();
  return (period) => {
    const quick = quickPeriodOf(period, new Date());
    return quick ? text(quick.id) : daysWords(period);
  };
}
