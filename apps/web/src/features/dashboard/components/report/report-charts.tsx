import { transactionFields } from '@kasa/contracts/transactions/fields';
import type { SalesFigure } from '@kasa/contracts/transactions/figure-payments';
import { responseCauses } from '@kasa/contracts/transactions/response-codes';
import { BarChart, type ChartBar } from '@kasa/ui/bar-chart';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { localeTags } from '#shared/i18n/locales.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { dashboardMessages } from '../../messages/catalogue.ts';
import { hourSums, type Sums, weekdaySums } from '../../model/report-sums.ts';
import type { SalesReport } from '../../queries.ts';
import { useFigureHref } from './use-figure-href.ts';

/** Kopiykas of the least step of an axis. */
const HRYVNIA = 100;
/** A Monday. */
const MONDAY = Date.parse('2026-11-16T12:00:00Z');
const DAY_MS = 86_400_000;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Sales of a period, divided; each bar leads to its payments where the list can show just those. */
export function ReportCharts({ report, pointId }: { report: SalesReport; pointId: string | undefined }) {
  const text = useText(dashboardMessages);
  const locale = useLocale();
  const format = useFormat();
  const copy = useCopyText();
  const href = useFigureHref(report, pointId);
  const { display, label } = useFields(transactionFields);
  const inShort = new Intl.NumberFormat(localeTags[locale], {
    ...{ style: 'currency', currency: 'UAH', currencyDisplay: 'narrowSymbol', notation: 'compact' },
    ...{ minimumFractionDigits: 0, maximumFractionDigits: 1 },
  });
  const weekday = (day: number, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(localeTags[locale], { weekday: style, timeZone: 'UTC' }).format(
      MONDAY + (day - 1) * DAY_MS,
    );
  const bar = (figure: SalesFigure, id: string, short: string, name: string, sums: Sums): ChartBar => ({
    ...{ id, label: short, name, value: sums.amount, href: sums.payments > 0 ? href(figure) : undefined },
    valueText: text('report.value', { amount: format.money(sums.amount), count: sums.payments }),
    ...cellsOf(sums),
  });
  /** As a spreadsheet takes it for a number: no groups, no currency. */
  const plainNumber = (value: number, digits: number) =>
    new Intl.NumberFormat(localeTags[locale], {
      ...{ useGrouping: false, minimumFractionDigits: digits, maximumFractionDigits: digits },
    }).format(value);
  const plainMoney = (kopiykas: number) => plainNumber(kopiykas / HRYVNIA, 2);
  const cellsOf = ({ payments, amount, refund_amount }: Sums) => {
    const amounts = [amount, refund_amount, amount - refund_amount];
    return {
      cells: [format.number(payments), ...amounts.map(format.money)],
      copiedCells: [plainNumber(payments, 0), ...amounts.map(plainMoney)],
    };
  };
  const chart = (title: string, heading: string, bars: readonly ChartBar[], layout?: 'rows') => (
    <BarChart
      title={title}
      bars={bars}
      total={{ name: text('report.all'), ...cellsOf(report.totals) }}
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
  const shared = {
    axisText: (kopiykas: number) => inShort.format(kopiykas / HRYVNIA),
    unit: HRYVNIA,
    texts: { table: text('report.table'), copy: text('report.copy') },
    onCopy: copy,
    empty: text('report.none'),
  };
  const declined = {
    payments: report.declines.reduce((sum, { payments }) => sum + payments, 0),
    amount: report.declines.reduce((sum, { amount }) => sum + amount, 0),
  };
  const declineCells = (why: string, { payments, amount }: typeof declined) => ({
    cells: [why, format.number(payments), format.money(amount)],
    copiedCells: [why, plainNumber(payments, 0), plainMoney(amount)],
  });
  return (
    <>
      {chart(
        text('report.byDay'),
        text('report.day'),
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
          text('report.byPoint'),
          text('report.point'),
          report.by_point.map(({ point, ...sums }) => {
            const name = point ? `${point.name}, ${point.city}` : text('report.nowhere');
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
        total={{ name: text('report.all'), ...declineCells('', declined) }}
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
