import { pointChoices } from '#entities/terminals/point-choices.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormatDayRange } from '#shared/period/use-format-day-range.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { reportMessages } from '#shared/report/messages/catalogue.ts';
import { ReportFrame } from '#shared/report/report-frame.tsx';
import { reportFilters, useReportPeriod } from '#shared/report/use-report-period.ts';
import { asId } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { Section } from '#shared/title/section.tsx';
import { dashboardMessages } from '../../messages/catalogue.ts';
import { ReportCharts } from './report-charts.tsx';
import { ReportFigures } from './report-figures.tsx';

const reportSpec = { filters: { ...reportFilters, point_id: asId }, sorts: [] };

/** Sales of a period at all points or one, both of which stand in the address. */
export function SalesReportSection({ pollIntervalMs }: { pollIntervalMs: number }) {
  const text = useText(dashboardMessages);
  const words = useText(reportMessages);
  const daysText = useFormatDayRange();
  const list = useListState(reportSpec);
  const { period, asked, filter } = useReportPeriod(list);
  const { point_id } = list.filters;
  const query = useOperation(
    'getSalesReport',
    { query: { ...asked, point_id } },
    { isEnabled: period.problem === null, keepsPrevious: true, isQuiet: true, pollIntervalMs },
  );
  const point = useFoundFilter(list, 'point_id', words('point'), pointChoices);
  return (
    <Section
      title={text('report.title')}
      end={<span className="text-text-muted figures">{daysText(period)}</span>}
    >
      <ReportFrame
        filters={[
          filter,
          point.choices ? { ...point, choices: { ...point.choices, isSingle: true } } : point,
        ]}
        onClear={list.hasFilters ? list.clearFilters : undefined}
        period={period}
        query={query}
        texts={{ failed: text('report.failed'), loading: text('report.loading') }}
      >
        {(report) => (
          <>
            <ReportFigures report={report} pointId={point_id} />
            <ReportCharts report={report} pointId={point_id} />
          </>
        )}
      </ReportFrame>
    </Section>
  );
}
