import type { RowAction } from '@kasa/ui/data-table';
import { useText } from '#shared/i18n/i18n.tsx';
import type { FilterParser, FilterValue } from '#shared/table/filter-parsers.ts';
import { FilteredTable } from '#shared/table/list-screen.tsx';
import type { ListTableProps } from '#shared/table/list-table.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { terminalsMessages } from '../../messages.ts';
import { TERMINAL_SORT, terminalListSpec } from '../../model/terminal-list-spec.ts';
import type { Terminal } from '../../model/types.ts';
import { loadTerminalDrawer } from './load-terminal-drawer.ts';
import { useTerminalFilters } from './terminal-filters.tsx';

type Filters = typeof terminalListSpec.filters;

/** URL parameters of a list for selecting terminals: the search and some of the terminals' filters. */
export const pickerListSpec = <Name extends keyof Filters>(...names: readonly Name[]) => {
  const { filters } = terminalListSpec;
  const some = Object.fromEntries(names.map((name) => [name, filters[name]])) as Pick<Filters, Name>;
  return { filters: { q: filters.q, ...some }, sorts: ['number', 'name'] as const };
};

export type PickerListState = ListState<
  { q: Filters['q'] } & Record<string, FilterParser<FilterValue>>,
  'number' | 'name'
>;

const noActions = (): RowAction[] => [];

export function TerminalPicker({
  list,
  columnsId,
  actions = noActions,
  ...table
}: Omit<ListTableProps<Terminal>, 'list' | 'defaultSort' | 'rowId' | 'rowLabel' | 'hiddenColumns'> & {
  list: PickerListState;
  /** Storage key of the hidden columns. */
  columnsId: string;
  /** What can be done with one from its drawer. */
  actions?: ((terminal: Terminal) => RowAction[]) | undefined;
}) {
  const words = useText(terminalsMessages);
  const { rowActions: _, ...drawer } = useRowDrawer(loadTerminalDrawer, {
    rows: table.query.data?.items,
    actions,
  });
  return (
    <FilteredTable<Terminal, 'q'>
      {...table}
      {...drawer}
      id={columnsId}
      list={list}
      search={{ name: 'q', label: words('list.search'), placeholder: words('list.searchPlaceholder') }}
      filters={useTerminalFilters(list)}
      defaultSort={TERMINAL_SORT}
      selectedText={(count) => words('list.selected', { count })}
      rowLabel={({ name, number }) => `${name}, ${number}`}
    />
  );
}
