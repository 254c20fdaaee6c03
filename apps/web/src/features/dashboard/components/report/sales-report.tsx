import { FilterBar } from '@kasa/ui/filter-bar';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { pointChoices } from '#entities/terminals/point-choices.ts';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormatDayRange } from '#shared/period/use-format-day-range.ts';
import { usePeriodFilter } from '#shared/period/use-period-filter.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { asDay, asId } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { useListTexts } from '#shared/table/use-list-texts.ts';
import { dashboardMessages } from '../../messages/catalogue.ts';
import { reportPeriod } from '../../model/report-period.ts';
import { Section } from '../figures.tsx';
import { ReportCharts } from './report-charts.tsx';
import { ReportFigures } from './report-figures.tsx';

const reportSpec = { filters: { date_from: asDay, date_to: asDay, point_id: asId }, sorts: [] };

/** Sales of a period at all points or one, both of which stand in the address. */
export function SalesReportSection({ pollIntervalMs }: { pollIntervalMs: number }) {
  const text = useText(dashboardMessages);
  const daysText = useFormatDayRange();
  const texts = useListTexts().filters;
  const list = useListState(reportSpec);
  const period = reportPeriod(list.filters, new Date());
  const { from, to, problem } = period;
  const { point_id } = list.filters;
  const asked = { date_from: from, date_to: to, point_id };
  const query = useOperation(
    'getSalesReport',
    { query: asked },
    { isEnabled: problem === null, keepsPrevious: true, isQuiet: true, pollIntervalMs },
  );
  const periodFilter = usePeriodFilter(
    period,
    (change, how) =>
      list.setFilters(
        {
          ...('from' in change ? { date_from: change.from ?? null } : {}),
          ...('to' in change ? { date_to: change.to ?? null } : {}),
        },
        how,
      ),
    false,
  );
  const isUsual = list.filters.date_from === undefined && list.filters.date_to === undefined;
  const point = useFoundFilter(list, 'point_id', text('report.point'), pointChoices);
  const filters = [
    { ...periodFilter, onRemove: isUsual ? undefined : periodFilter.onRemove },
    point.choices ? { ...point, choices: { ...point.choices, isSingle: true } } : point,
  ];
  const { data } = query;
  return (
    <Section
      title={text('report.title')}
      end={<span className="text-text-muted figures">{daysText(period)}</span>}
    >
      <FilterBar texts={texts} filters={filters} onClear={list.hasFilters ? list.clearFilters : undefined} />
      {problem !== null ? (
        <InlineNotice tone="warning">{text(`report.${problem}`)}</InlineNotice>
      ) : query.isError ? (
        <LoadError title={text('report.failed')} query={query} />
      ) : data ? (
        <div
          aria-busy={query.isPlaceholderData}
          className={`flex flex-col gap-4 ${query.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <ReportFigures report={data} pointId={point_id} />
          <ReportCharts report={data} pointId={point_id} />
        </div>
      ) : (
        <ReportPlaceholder label={text('report.loading')} />
      )}
    </Section>
  );
}

function ReportPlaceholder({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-4">
      <Skeleton height="106px" />
      <Skeleton height="290px" />
      <Skeleton height="290px" />
    </div>
  );
}
