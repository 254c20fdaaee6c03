import type { FilterDef } from '@kasa/ui/filter-bar';
import { Skeleton } from '@kasa/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { SearchableList } from '../table/list-search.tsx';
import { useFormatDayRange } from './use-format-day-range.ts';

const PeriodEditor = lazy(() =>
  import('./period-editor.tsx').then((module) => ({ default: module.PeriodEditor })),
);

/** A filter by days, both inclusive: `days('online', label)` sets `online_from` and `online_to`. */
export function useDateRangeFilter<What extends string>({
  filters,
  setFilters,
}: {
  filters: { [Key in `${What}_from` | `${What}_to`]?: string | undefined };
  setFilters: SearchableList<`${What}_from` | `${What}_to`>['setFilters'];
}) {
  const daysWords = useFormatDayRange();
  return (what: What, label: string): FilterDef => {
    const period = { from: filters[`${what}_from`], to: filters[`${what}_to`] };
    const isSet = period.from !== undefined || period.to !== undefined;
    const set = (
      { from, to }: { from?: string | null; to?: string | null },
      how?: { replaceHistory?: boolean | undefined },
    ) =>
      setFilters(
        {
          ...(from === undefined ? {} : { [`${what}_from`]: from }),
          ...(to === undefined ? {} : { [`${what}_to`]: to }),
        } as { [Key in `${What}_from` | `${What}_to`]?: string | null },
        how,
      );
    return {
      id: what,
      label,
      value: isSet ? daysWords(period) : undefined,
      onRemove: () => set({ from: null, to: null }),
      editor: () => (
        <Suspense fallback={<Skeleton height="222px" />}>
          <PeriodEditor label={label} period={period} onChange={set} />
        </Suspense>
      ),
    };
  };
}
