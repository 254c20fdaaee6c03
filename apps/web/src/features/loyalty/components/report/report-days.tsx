import { BarChart } from '@kasa/ui/bar-chart';
import { paths } from '#shared/paths.ts';
import { Section } from '#shared/title/section.tsx';
import { givenBy, type LoyaltyReport } from '../../model/report.ts';
import { useReportWords } from './use-report-words.ts';

/** What customers were given each day; a day leads to its own report. */
export function ReportDays({
  report: { by_day, totals },
  discount,
}: {
  report: LoyaltyReport;
  /** The one that the report is of. */
  discount: string | undefined;
}) {
  const { text, format, words, headingsOf, cellsOf } = useReportWords();
  const { customers: _, ...sums } = totals;
  return (
    <Section title={words.text('byDay')}>
      <BarChart
        {...words.chart}
        {...words.ofMoney}
        title={text('days.title')}
        headings={[words.text('day'), ...headingsOf(sums)]}
        total={{ name: words.text('total'), ...cellsOf(sums) }}
        bars={by_day.map(({ date, ...day }) => ({
          ...{ id: date, label: format.day(date).slice(0, 5), name: format.day(date), value: givenBy(day) },
          valueText: text('days.value', { given: format.money(givenBy(day)), count: day.receipts }),
          ...cellsOf(day),
          href:
            day.receipts > 0 && by_day.length > 1
              ? paths.loyaltyReport({ from: date, to: date, discount })
              : undefined,
        }))}
      />
    </Section>
  );
}
