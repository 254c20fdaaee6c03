import { ColumnChooser } from '@kasa/ui/column-chooser';
import type { Column } from '@kasa/ui/data-table';
import { FilterBar, type FilterDef } from '@kasa/ui/filter-bar';
import type { ReactNode } from 'react';
import { ListSearch, type SearchableList } from './list-search.tsx';
import type { PagedList } from './list-table.tsx';
import { useListTexts } from './use-table-texts.ts';

/** The line above a list: search, filters, columns. `useHiddenColumns` remembers the columns. */
export function ListFilterBar<Row, Name extends string>({
  list,
  search,
  filters = [],
  columns,
  hiddenColumns,
  onHiddenColumnsChange,
  defaultSort,
  end,
}: {
  list: PagedList & SearchableList<Name>;
  /** Its search: the filter that it sets, its name, and what can be found by it. */
  search?: { name: Name; label: string; placeholder?: string | undefined } | undefined;
  filters?: readonly FilterDef[] | undefined;
  columns: readonly Column<Row>[];
  hiddenColumns: readonly string[];
  onHiddenColumnsChange: (hidden: readonly string[]) => void;
  defaultSort?: string | undefined;
  /** Before the column chooser. */
  end?: ReactNode;
}) {
  const texts = useListTexts();
  return (
    <FilterBar
      texts={texts.filters}
      search={search && <ListSearch list={list} {...search} />}
      filters={filters}
      onClear={list.hasFilters ? list.clearFilters : undefined}
      end={
        <>
          {end}
          <ColumnChooser
            columns={columns}
            hiddenColumns={hiddenColumns}
            onHiddenColumnsChange={onHiddenColumnsChange}
            sort={list.sort ?? defaultSort}
            onSortChange={list.setSort}
            texts={texts.columns}
          />
        </>
      }
    />
  );
}
