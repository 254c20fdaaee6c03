import { transactionFields } from '@kasa/contracts/transactions/fields';
import type { SalesFigure } from '@kasa/contracts/transactions/figure-payments';
import { responseCauses } from '@kasa/contracts/transactions/response-codes';
import { BarChart, type ChartBar } from '@kasa/ui/bar-chart';
import { useFigureHref } from '#entities/transactions/use-figure-href.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { localeTags } from '#shared/i18n/locales.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useChartWords } from '#shared/report/use-chart-words.ts';
import { dashboardMessages } from '../../messages/catalogue.ts';
import { hourSums, type Sums, weekdaySums } from '../../model/report-sums.ts';
import type { SalesReport } from '../../queries.ts';

/** A Monday. */
const MONDAY = Date.parse('2026-11-16T12:00:00Z');
const DAY_MS = 86_400_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Sales of a period, divided; each bar leads to its payments where the list can show just those. */
export function ReportCharts({ report, pointId }: { report: SalesReport; pointId: string | undefined }) {
  const text = useText(dashboardMessages);
  const locale = useLocale();
  const format = useFormat();
  const { text: words, plainNumber, plainMoney, chart: props, ofMoney } = useChartWords();
  const href = useFigureHref({ ...report, point_id: pointId });
  const { display, label } = useFields(transactionFields);
  const weekday = (day: number, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(localeTags[locale], { weekday: style, timeZone: 'UTC' }).format(
      MONDAY + (day - 1) * DAY_MS,
    );
  const bar = (figure: SalesFigure, id: string, short: string, name: string, sums: Sums): ChartBar => ({
    ...{ id, label: short, name, value: sums.amount, href: sums.payments > 0 ? href(figure) : undefined },
    valueText: text('report.value', { amount: format.money(sums.amount), count: sums.payments }),
    ...cellsOf(sums),
  });
  const cellsOf = ({ payments, amount, refund_amount }: Sums) => {
    const amounts = [amount, refund_amount, amount - refund_amount];
    return {
      cells: [format.number(payments), ...amounts.map(format.money)],
      copiedCells: [plainNumber(payments), ...amounts.map(plainMoney)],
    };
  };
  const chart = (title: string, heading: string, bars: readonly ChartBar[], layout?: 'rows') => (
    <BarChart
      title={title}
      bars={bars}
      total={{ name: words('total'), ...cellsOf(report.totals) }}
      layout={layout}
      headings={[
        heading,
        text('report.count'),
        text('report.amount'),
        text('report.refunded'),
        text('report.net'),
      ]}
      {...shared}
    />
  );
  const shared = { ...props, ...ofMoney, empty: text('report.none') };
  const declined = {
    payments: report.declines.reduce((sum, { payments }) => sum + payments, 0),
    amount: report.declines.reduce((sum, { amount }) => sum + amount, 0),
  };
  const declineCells = (why: string, { payments, amount }: typeof declined) => ({
    cells: [why, format.number(payments), format.money(amount)],
    copiedCells: [why, plainNumber(payments), plainMoney(amount)],
  });
  return (
    <>
      {chart(
        words('byDay'),
        words('day'),
        report.by_day.map(({ date, ...sums }) =>
          bar({ of: 'day', date }, date, format.day(date).slice(0, 5), format.day(date), sums),
        ),
      )}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {chart(
          text('report.byHour'),
          text('report.hour'),
          hourSums(report).map((sums, hour) =>
            bar(
              { of: 'hour', hour },
              `${hour}`,
              twoDigits(hour),
              `${twoDigits(hour)}:00–${twoDigits(hour)}:59`,
              sums,
            ),
          ),
        )}
        {chart(
          text('report.byWeekday'),
          text('report.weekday'),
          weekdaySums(report).map((sums, n) =>
            bar(
              { of: 'weekday', weekday: n + 1 },
              `${n}`,
              weekday(n + 1, 'short'),
              weekday(n + 1, 'long'),
              sums,
            ),
          ),
        )}
        {chart(
          words('byPoint'),
          words('point'),
          report.by_point.map(({ point, ...sums }) => {
            const name = point ? `${point.name}, ${point.city}` : words('nowhere');
            return bar({ of: 'point', point_id: point?.id ?? null }, point?.id ?? '', name, name, sums);
          }),
          'rows',
        )}
        {chart(
          text('report.byForm'),
          label('payment_form'),
          report.by_payment_form.map(({ payment_form, ...sums }) => {
            const name = String(display('payment_form', payment_form));
            return bar({ of: 'payment_form', payment_form }, payment_form, name, name, sums);
          }),
          'rows',
        )}
      </div>
      <BarChart
        {...shared}
        title={text('report.declines')}
        layout="rows"
        headings={[
          label('response_code'),
          text('report.cause'),
          text('report.declineCount'),
          text('report.declineAmount'),
        ]}
        empty={text('report.noDeclines')}
        total={{ name: words('total'), ...declineCells('', declined) }}
        bars={report.declines.map(({ response_code, response, cause, payments, amount }) => {
          const why = cause === null ? '—' : responseCauses[cause][locale];
          return {
            ...{
              id: response_code,
              label: response_code,
              name: `${response_code} ${response}`,
              value: payments,
            },
            valueText: text('report.declineValue', {
              count: payments,
              cause: why,
              amount: format.money(amount),
            }),
            ...declineCells(why, { payments, amount }),
            href: href({ of: 'response_code', response_code }),
          };
        })}
      />
    </>
  );
}
