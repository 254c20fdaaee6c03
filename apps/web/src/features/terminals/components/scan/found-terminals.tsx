import { useText } from '#shared/i18n/i18n.tsx';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import type { FilterReader } from '#shared/table/list-filters.ts';
import { ListTable, type ListTableProps } from '#shared/table/list-table.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
import type { ListState } from '#shared/table/use-list-state.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import { TERMINAL_SORT, terminalListSpec } from '../../model/terminal-list-spec.ts';
import type { Terminal } from '../../model/types.ts';
import { useTerminalFilters } from '../terminal/terminal-filters.tsx';

type Filters = typeof terminalListSpec.filters;

/** What a list to take terminals from keeps in the address: the search, and the terminals' filters by its columns. */
export const foundList = <Name extends keyof Filters>(...names: readonly Name[]) => {
  const { filters } = terminalListSpec;
  const some = Object.fromEntries(names.map((name) => [name, filters[name]])) as Pick<Filters, Name>;
  return { filters: { q: filters.q, ...some }, sorts: ['number', 'name'] as const };
};

/** The state of such a list. */
export type FoundList = ListState<
  { q: Filters['q'] } & Record<string, FilterReader<string>>,
  'number' | 'name'
>;

/** A search with filters, and the terminals that they leave, to do something with them. */
export function FoundTerminals({
  list,
  columnsId,
  ...table
}: Omit<ListTableProps<Terminal>, 'list' | 'defaultSort' | 'rowId' | 'rowLabel' | 'hiddenColumns'> & {
  list: FoundList;
  /** What its columns are remembered under. */
  columnsId: string;
}) {
  const words = useText(terminalsMessages);
  const filters = useTerminalFilters(list);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns(columnsId);
  return (
    <>
      <ListFilterBar
        list={list}
        search={{ name: 'q', label: words('list.search'), placeholder: words('list.searchPlaceholder') }}
        filters={filters}
        columns={table.columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={TERMINAL_SORT}
      />
      <ListTable<Terminal>
        {...table}
        list={list}
        hiddenColumns={hiddenColumns}
        defaultSort={TERMINAL_SORT}
        rowId={({ id }) => id}
        selectedText={(count) => words('list.selected', { count })}
        rowLabel={({ name, number }) => `${name}, ${number}`}
      />
    </>
  );
}
