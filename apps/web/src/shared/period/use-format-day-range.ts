import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import { periodMessages } from './messages/catalogue.ts';
import type { Period } from './period.ts';

/** Days as a filter chip shows them: `01.11.2026 – 20.11.2026`, one as `20.11.2026`, `від 01.11.2026`, `за весь час`. */
export function useFormatDayRange(): (days: Period) => string {
  const text = useText(periodMessages);
  const format = useFormat();
  return (days) => {
    const [from, to] = [format.day(days.from ?? null), format.day(days.to ?? null)];
    if (days.from && days.from === days.to) return from;
    if (days.from && days.to) return text('between', { from, to });
    if (days.from) return text('since', { from });
    return days.to ? text('until', { to }) : text('all');
  };
}
