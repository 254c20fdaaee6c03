import type { FilterDef } from '@kasa/ui/filter-bar';
import { useText } from '../i18n/i18n.tsx';
import { periodMessages } from './messages/catalogue.ts';
import type { Period } from './period.ts';
import { type PeriodChange, PeriodEditor } from './period-editor.tsx';
import { useFormatPeriod } from './use-format-period.ts';

/** The period of a list, always shown; without an end it lets everything through, and nothing is to be removed. */
export function usePeriodFilter(
  period: Period,
  onChange: (change: PeriodChange, how?: { replaceHistory: boolean }) => void,
  canBeAll = true,
): FilterDef {
  const text = useText(periodMessages);
  const words = useFormatPeriod();
  const isLimited = period.from !== undefined || period.to !== undefined;
  return {
    id: 'period',
    label: text('title'),
    value: words(period),
    onRemove: isLimited ? () => onChange({ from: null, to: null }) : undefined,
    editor: () => (
      <PeriodEditor label={text('title')} period={period} onChange={onChange} canBeAll={canBeAll} />
    ),
  };
}
