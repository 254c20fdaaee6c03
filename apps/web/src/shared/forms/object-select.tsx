import type { SelectItem } from '@kasa/ui/select-field';
import type { FieldValues } from 'react-hook-form';
import type { DataOf, InputOf, QueryId } from '../query/operations.ts';
import { type ObjectOf, type ObjectQueryId, useObjectItem } from '../query/use-object.ts';
import { useOperation } from '../query/use-operation.ts';
import { SearchSelect, type SearchSelectProps, useDebouncedSearch } from './search-select.tsx';
import { type FormFieldProps, useField } from './use-field.ts';

type SearchQueryId = {
  [Id in QueryId]: { query: { q: string; perPage: number } } extends InputOf<Id> ? Id : never;
}[QueryId];

/** Page size of a choice's search. */
const SEARCH_PAGE_SIZE = 20;

interface ChoiceWords<Found> {
  readonly search: string;
  readonly none?: string;
  readonly item: (object: Found) => SelectItem;
}

type ObjectChoiceProps = SearchSelectProps & {
  known?: SelectItem | null | undefined;
  /** What those offered have in common while nothing is searched for; a search finds the others, too. */
  offered?: Readonly<Record<string, string | undefined>> | undefined;
};

/**
 * Select of one of the merchant's objects, searched on the server.
 * @param spec.read reads the chosen object if the search did not return it
 * @param spec.useWords hook: how objects are shown
 */
export function createObjectSelect<List extends SearchQueryId, Read extends ObjectQueryId>(spec: {
  list: List;
  read: Read;
  useWords: () => ChoiceWords<ObjectOf<Read>>;
}) {
  function Select({ known, offered, ...props }: ObjectChoiceProps) {
    const { search: searchLabel, none, item } = spec.useWords();
    const [q, onSearch] = useDebouncedSearch();
    const found = useOperation(
      spec.list,
      {
        query: { ...(q === '' ? offered : undefined), q, perPage: SEARCH_PAGE_SIZE },
      } as unknown as InputOf<List>,
      { keepsPrevious: true },
    );
    const page = found.data as
      | (DataOf<List> & { items: readonly ObjectOf<Read>[]; total: number })
      | undefined;
    const items = (page?.items ?? []).map(item);
    const shown = [...items, ...(known ? [known] : [])].find(({ id }) => id === props.value);
    const read = useObjectItem(spec.read, shown || found.isPending ? null : props.value, item);
    return (
      <SearchSelect
        {...props}
        hint={none !== undefined && !offered && q === '' && page?.total === 0 ? none : props.hint}
        items={items}
        known={shown ?? read}
        query={found}
        searchLabel={searchLabel}
        onSearch={onSearch}
      />
    );
  }

  function FormSelect<Values extends FieldValues>({
    form,
    name,
    ...rest
  }: FormFieldProps<ObjectChoiceProps, Values>) {
    const { value, ...field } = useField({ form, name });
    return <Select {...rest} {...field} value={typeof value === 'string' ? value : null} />;
  }

  return { Select, FormSelect };
}
