import type { RowSelection } from '@kasa/ui/data-table';
import type { ReactNode } from 'react';
import type { FilterValue } from '#shared/table/filter-parsers.ts';
import { useChosenRows } from '#shared/table/use-chosen-rows.ts';
import type { Terminal } from '../../model/types.ts';
import type { TerminalsRead } from '../../queries.ts';

/** Terminals chosen for a bulk action, which reaches no released one. */
export function useChosenTerminals(
  filters: Readonly<Record<string, FilterValue | undefined>>,
  found: TerminalsRead['data'],
  options?: Parameters<typeof useChosenRows>[2],
) {
  const hasReleased = [filters.status].flat().includes('released');
  const count = found?.total_capped || hasReleased ? undefined : found?.total;
  const rows = useChosenRows(filters, count, options);
  return {
    ...rows,
    selection: (actions: ReactNode): RowSelection<Terminal> => ({
      ...rows.selection(actions),
      isSelectable: ({ status }) => status !== 'released',
    }),
  };
}
