import { ColumnChooser } from '@kasa/ui/column-chooser';
import type { Column } from '@kasa/ui/data-table';
import { FilterBar, type FilterDef } from '@kasa/ui/filter-bar';
import type { ReactNode } from 'react';
import { ListSearch, type SearchableList } from './list-search.tsx';
import type { PagedList } from './list-table.tsx';
import { useListTexts } from './use-list-texts.ts';

/** Row above a list: search, filters, columns (see `useHiddenColumns`). */
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
  search?: { name: Name; label: string; placeholder?: string | undefined } | undefined;
  filters?: readonly FilterDef[] | undefined;
  columns: readonly Column<Row>[];
  hiddenColumns: readonly string[];
  onHiddenColumnsChange: (hidden: readonly string[]) => void;
  defaultSort?: string | undefined;
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
