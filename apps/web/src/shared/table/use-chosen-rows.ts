import type { RowSelection } from '@kasa/ui/data-table';
import { type ReactNode, useState } from 'react';

export interface ChosenRows {
  readonly ids: ReadonlySet<string>;
  /** All that match the filter, also on other pages. */
  readonly isAll: boolean;
}

const NONE: ChosenRows = { ids: new Set(), isAll: false };

/**
 * Rows chosen across pages, by hand or all that match. Another filter begins anew; with `keepsIds` those chosen by hand
 * stay chosen.
 * @param found number of rows matching the filter; undefined: unknown or inexact
 */
export function useChosenRows(
  filters: Readonly<Record<string, unknown>>,
  found: number | undefined,
  { keepsIds = false } = {},
) {
  const of = JSON.stringify(filters);
  const [kept, setKept] = useState({ of, chosen: NONE });
  const chosen = kept.of === of || (keepsIds && !kept.chosen.isAll) ? kept.chosen : NONE;
  const choose = (next: ChosenRows) => setKept({ of, chosen: next });
  return {
    chosen,
    hasAny: chosen.isAll || chosen.ids.size > 0,
    clear: () => choose(NONE),
    /** Undefined where there are no more than those chosen. */
    all:
      chosen.isAll || found === undefined || found <= chosen.ids.size
        ? undefined
        : { count: found, choose: () => choose({ ids: NONE.ids, isAll: true }) },
    /** For the table. */
    selection: (actions: ReactNode): RowSelection<{ id: string }> => ({
      selectedIds: chosen.ids,
      onChange: (ids) => choose({ ids, isAll: false }),
      allCount: chosen.isAll ? found : undefined,
      actions,
    }),
  };
}
