import type { SimulatedDiscountEntity } from '@kasa/contracts/loyalty/simulation';
import { BarChart } from '@kasa/ui/bar-chart';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useChartWords } from '#shared/report/use-chart-words.ts';
import { simulationMessages } from '../../messages/simulation/catalogue.ts';
import { busiestHours, byHourOfDay } from '../../model/simulation.ts';

/** Hours of the week that are named. */
const NAMED = 3;
const twoDigits = (value: number) => String(value).padStart(2, '0');
const hourText = (hour: number) => `${twoDigits(hour)}:00–${twoDigits(hour)}:59`;

/** When the receipts are that change: by the hour of the day, and the busiest hours of the week in words. */
export function BusiestHours({
  byHour,
  weekday,
}: {
  byHour: SimulatedDiscountEntity['by_hour'];
  weekday: (day: number) => string;
}) {
  const text = useText(simulationMessages);
  const format = useFormat();
  const { chart, plainNumber, plainMoney } = useChartWords();
  const most = busiestHours(byHour, NAMED).map((row) =>
    text('hours.one', {
      weekday: weekday(row.weekday),
      time: hourText(row.hour),
      count: format.number(row.receipts),
    }),
  );
  return (
    <>
      <BarChart
        {...chart}
        title={text('hours.title')}
        headings={[text('hours.hour'), text('receipts'), text('cost')]}
        axisText={(count) => format.number(count)}
        bars={byHourOfDay(byHour).map(({ receipts, cost }, hour) => ({
          ...{ id: `${hour}`, label: twoDigits(hour), name: hourText(hour), value: receipts },
          valueText: text('value.receipts', { count: receipts, cost: format.money(cost) }),
          cells: [format.number(receipts), format.money(cost)],
          copiedCells: [plainNumber(receipts), plainMoney(cost)],
        }))}
      />
      <p className="text-text-muted">{text('hours.most', { hours: most.join('; ') })}</p>
    </>
  );
}
