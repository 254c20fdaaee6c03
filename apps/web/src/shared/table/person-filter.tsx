import type { FilterDef } from '@kasa/ui/filter-bar';
import type { SelectItem } from '@kasa/ui/select-field';
import { LocalSearchSelect } from '../forms/local-search-select.tsx';
import type { SearchSelectProps } from '../forms/search-select.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import type { DataOf, InputOf, QueryId } from '../query/operations.ts';
import { type OperationOptions, useOperation } from '../query/use-operation.ts';
import type { FilterState } from './options-filter.tsx';
import { useSelectFilter } from './select-filter.tsx';

type People = { items: readonly { id: string; full_name: string }[] };
type PeopleQueryId = { [Id in QueryId]: DataOf<Id> extends People ? Id : never }[QueryId];

/** The people of a list; read when the filter is opened or set. */
function usePeople<Read extends PeopleQueryId>(
  read: Read,
  input: InputOf<Read>,
  options: OperationOptions = {},
) {
  const query = useOperation(read, input, options);
  const { items } = (query.data as People | undefined) ?? { items: [] };
  return { query, items: items.map(({ id, full_name }) => ({ id, label: full_name })) };
}

/** A filter by person, e.g. who started a run. */
export function usePersonFilter<Read extends PeopleQueryId>(
  list: FilterState<'user_id'>,
  label: string,
  read: Read,
  input: InputOf<Read>,
): FilterDef {
  const { user_id: id } = list.filters;
  const { items } = usePeople(read, input, { isEnabled: id !== undefined, isQuiet: true });
  const name = items.find((person) => person.id === id)?.label;
  return useSelectFilter(list)('user_id', label, name, (props) => (
    <PersonSelect {...props} read={read} input={input} />
  ));
}

export function PersonSelect<Read extends PeopleQueryId>({
  read,
  input,
  ...props
}: SearchSelectProps & { known?: SelectItem | null | undefined; read: Read; input: InputOf<Read> }) {
  const text = useText(commonMessages);
  return <LocalSearchSelect {...props} {...usePeople(read, input)} searchLabel={text('choice.person')} />;
}
