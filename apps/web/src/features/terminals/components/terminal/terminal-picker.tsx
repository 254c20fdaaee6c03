import { useText } from '#shared/i18n/i18n.tsx';
import type { FilterParser } from '#shared/table/filter-parsers.ts';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import { ListTable, type ListTableProps } from '#shared/table/list-table.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
import type { ListState } from '#shared/table/use-list-state.ts';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import { TERMINAL_SORT, terminalListSpec } from '../../model/terminal-list-spec.ts';
import type { Terminal } from '../../model/types.ts';
import { useTerminalFilters } from './terminal-filters.tsx';

type Filters = typeof terminalListSpec.filters;

/** URL parameters of a list for selecting terminals: the search and some of the terminals' filters. */
export const pickerListSpec = <Name extends keyof Filters>(...names: readonly Name[]) => {
  const { filters } = terminalListSpec;
  const some = Object.fromEntries(names.map((name) => [name, filters[name]])) as Pick<Filters, Name>;
  return { filters: { q: filters.q, ...some }, sorts: ['number', 'name'] as const };
};

export type PickerListState = ListState<
  { q: Filters['q'] } & Record<string, FilterParser<string>>,
  'number' | 'name'
>;

export function TerminalPicker({
  list,
  columnsId,
  ...table
}: Omit<ListTableProps<Terminal>, 'list' | 'defaultSort' | 'rowId' | 'rowLabel' | 'hiddenColumns'> & {
  list: PickerListState;
  /** Storage key of the hidden columns. */
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
