import { usePeriodFilter } from '../period/use-period-filter.tsx';
import { asDay } from '../table/filter-parsers.ts';
import type { SearchableList } from '../table/list-search.tsx';
import { reportPeriod } from './report-period.ts';

/** Filters of a report's address. */
export const reportFilters = { date_from: asDay, date_to: asDay };

type Days = keyof typeof reportFilters;

/** The period of a report, which stands in the address: its days, what to ask for, and the filter that chooses it. */
export function useReportPeriod({
  filters,
  setFilters,
}: {
  filters: { [Name in Days]?: string | undefined };
  setFilters: SearchableList<Days>['setFilters'];
}) {
  const period = reportPeriod(filters, new Date());
  const filter = usePeriodFilter(
    period,
    (change, how) =>
      setFilters(
        {
          ...('from' in change ? { date_from: change.from ?? null } : {}),
          ...('to' in change ? { date_to: change.to ?? null } : {}),
        },
        how,
      ),
    false,
  );
  const isUsual = filters.date_from === undefined && filters.date_to === undefined;
  return {
    period,
    asked: { date_from: period.from, date_to: period.to },
    filter: { ...filter, onRemove: isUsual ? undefined : filter.onRemove },
  };
}
