import { useText } from '../../../shared/i18n/i18n.tsx';
import { asText } from '../../../shared/table/list-filters.ts';
import { ListSearch } from '../../../shared/table/list-search.tsx';
import { ListTable, type ListTableProps } from '../../../shared/table/list-table.tsx';
import type { ListState } from '../../../shared/table/use-list-state.ts';
import { terminalsMessages } from '../messages/list/catalogue.ts';
import { TERMINALS_SORT } from '../model/terminals-list.ts';
import type { Terminal } from '../model/types.ts';

/** What a list to take terminals from keeps in the address. */
export const foundList = { filters: { q: asText }, sorts: ['number', 'name'] as const };
export type FoundList = ListState<typeof foundList.filters, (typeof foundList.sorts)[number]>;

/** A search, and the terminals that it finds, to do something with them. */
export function FoundTerminals({
  list,
  ...table
}: Omit<ListTableProps<Terminal>, 'list' | 'defaultSort' | 'rowId' | 'rowLabel'> & { list: FoundList }) {
  const words = useText(terminalsMessages);
  return (
    <>
      <div className="mb-3 max-w-md">
        <ListSearch
          list={list}
          name="q"
          label={words('list.search')}
          placeholder={words('list.searchPlaceholder')}
        />
      </div>
      <ListTable<Terminal>
        {...table}
        list={list}
        defaultSort={TERMINALS_SORT}
        rowId={({ id }) => id}
        selectedText={(count) => words('list.selected', { count })}
        rowLabel={({ name, number }) => `${name}, ${number}`}
      />
    </>
  );
}
