import type { ColumnChooserTexts } from '@kasa/ui/column-chooser';
import type { DataTableTexts } from '@kasa/ui/data-table';
import type { FilterBarTexts } from '@kasa/ui/filter-bar';
import type { PagerTexts } from '@kasa/ui/pager';
import { useMemo } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

export interface ListTexts {
  table: DataTableTexts;
  pager: PagerTexts;
  filters: FilterBarTexts;
  columns: ColumnChooserTexts;
}

/** Texts of the table, pager, filters and column chooser in the current language. */
export function useListTexts(): ListTexts {
  const text = useText(commonMessages);
  return useMemo(
    () => ({
      table: {
        actions: text('table.actions'),
        actionsFor: (label) => text('table.actionsFor', { label }),
        detailsFor: (label) => text('table.detailsFor', { label }),
        selectRow: (label) => text('table.selectRow', { label }),
        selectAll: text('table.selectAll'),
        selected: (count) => text('table.selected', { count }),
        clearSelection: text('table.clearSelection'),
        loading: text('table.loading'),
      },
      pager: {
        label: text('pager.label'),
        first: text('pager.first'),
        previous: text('pager.previous'),
        next: text('pager.next'),
        last: text('pager.last'),
        page: (page) => text('pager.page', { page }),
        perPage: text('pager.perPage'),
        perPageOption: (size) => text('pager.perPageOption', { size }),
      },
      filters: {
        label: text('filter.label'),
        add: text('filter.add'),
        clear: text('filter.clear'),
        remove: (label) => text('filter.remove', { label }),
        search: (label) => text('filter.search', { label }),
        clearSearch: text('filter.clearSearch'),
        nothingFound: text('filter.nothingFound'),
        failed: text('list.failed'),
        retry: text('action.retry'),
        apply: text('filter.apply'),
        done: text('filter.done'),
        close: text('action.close'),
      },
      columns: {
        label: text('table.columnsAndSort'),
        columns: text('table.columns'),
        sort: text('table.sort'),
        density: text('table.density'),
        normal: text('table.density.normal'),
        compact: text('table.density.compact'),
      },
    }),
    [text],
  );
}
