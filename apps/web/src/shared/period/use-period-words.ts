import { useText } from '../i18n/i18n.tsx';
import { periodMessages } from './messages/catalogue.ts';
import { type Period, quickPeriodOf } from './period.ts';
import { useDaysWords } from './use-days-words.ts';

/** A period as its chip shows it: `7 днів`, else its days. */
export function usePeriodWords(): (period: Period) => string {
  const text = useText(periodMessages);
  const daysWords = useDaysWords();
  return (period) => {
    const quick = quickPeriodOf(period, new Date());
    return quick ? text(quick.id) : daysWords(period);
  };
}
