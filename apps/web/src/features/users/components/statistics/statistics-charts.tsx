import { BarChart } from '@kasa/ui/bar-chart';
import { type FigureName, figureNames, type UserStatistics } from '../../model/person-figures.ts';
import { usePaymentsHref } from './use-payments-href.ts';
import { useStatisticsWords } from './use-statistics-words.ts';

const timeNames = ['worked_minutes', 'planned_minutes'] as const;

/** Sales and working time of each day; a day leads to its payments. */
export function StatisticsCharts({ statistics }: { statistics: UserStatistics }) {
  const { text, format, words, label, display, cellsOf } = useStatisticsWords();
  const href = usePaymentsHref(statistics);
  const { by_day, totals } = statistics;
  const named = (date: string) => ({
    id: date,
    label: format.day(date).slice(0, 5),
    name: format.day(date),
  });
  const table = (names: readonly FigureName[]) => ({
    headings: [words.text('day'), ...names.map(label)],
    total: { name: words.text('total'), ...cellsOf(totals, names) },
  });
  return (
    <div className="flex flex-col gap-4">
      <BarChart
        {...words.chart}
        {...words.ofMoney}
        {...table(figureNames)}
        title={label('amount')}
        empty={text('sales.none')}
        bars={by_day.map(({ date, ...figures }) => ({
          ...named(date),
          ...cellsOf(figures),
          href: figures.payments > 0 ? href({ of: 'day', date }) : undefined,
          value: figures.amount,
          valueText: text('sales.value', {
            amount: format.money(figures.amount),
            count: figures.payments,
            refunded: format.money(figures.refund_amount),
          }),
        }))}
      />
      <BarChart
        {...words.chart}
        {...table(timeNames)}
        title={text('hours')}
        empty={text('hours.none')}
        axisText={(hours) => text('hours.axis', { hours: format.number(hours) })}
        bars={by_day.map(({ date, ...figures }) => ({
          ...named(date),
          ...cellsOf(figures, timeNames),
          value: figures.worked_minutes / 60,
          mark: figures.planned_minutes / 60,
          valueText: text('hours.value', {
            worked: display('worked_minutes', figures.worked_minutes),
            planned: display('planned_minutes', figures.planned_minutes),
          }),
        }))}
      />
    </div>
  );
}
