import { useLocale, useText } from '../i18n/i18n.tsx';
import { localeTags } from '../i18n/locales.ts';
import { useCopyText } from '../toast/use-copy-text.ts';
import { reportMessages } from './messages/catalogue.ts';

/** Kopiykas of the least step of an axis. */
const HRYVNIA = 100;

/** How the charts of a report are labelled, and how its numbers are copied. */
export function useChartWords() {
  const text = useText(reportMessages);
  const locale = useLocale();
  const inShort = new Intl.NumberFormat(localeTags[locale], {
    ...{ style: 'currency', currency: 'UAH', currencyDisplay: 'narrowSymbol', notation: 'compact' },
    ...{ minimumFractionDigits: 0, maximumFractionDigits: 1 },
  });
  /** As a spreadsheet takes it for a number: no groups, no currency. */
  const plainNumber = (value: number, digits = 0) =>
    new Intl.NumberFormat(localeTags[locale], {
      ...{ useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits },
    }).format(value);
  return {
    text,
    plainNumber,
    plainMoney: (kopiykas: number) => plainNumber(kopiykas / HRYVNIA, 2),
    /** Props of every chart. */
    chart: { texts: { table: text('table'), copy: text('copy') }, onCopy: useCopyText() },
    /** Of one whose values are kopiykas. */
    ofMoney: { axisText: (kopiykas: number) => inShort.format(kopiykas / HRYVNIA), unit: HRYVNIA },
  };
}
