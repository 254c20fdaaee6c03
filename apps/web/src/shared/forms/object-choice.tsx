import type { SelectItem } from '@kasa/ui/select-field';
import type { FieldValues } from 'react-hook-form';
import type { DataOf, InputOf, QueryId } from '../query/operations.ts';
import { type ObjectOf, type ObjectQueryId, useObjectItem } from '../query/use-object.ts';
import { useOperation } from '../query/use-operation.ts';
import { type ChoiceProps, ChoiceSelect, useSearchQuery } from './choice-select.tsx';
import { type BoundProps, useField } from './use-field.ts';

/** Lists that are searched by `q`. */
type SearchQueryId = {
  [Id in QueryId]: { query: { q: string; perPage: number } } extends InputOf<Id> ? Id : never;
}[QueryId];

/** Found objects that a choice offers. */
const OFFERED = 20;

/** The words of a choice, in the language in use. */
interface ChoiceWords<Found> {
  /** The name of its search. */
  readonly search: string;
  /** Said below when there is nothing to choose from at all. */
  readonly none?: string;
  readonly item: (object: Found) => SelectItem;
}

/** Props of a choice. */
type ObjectChoiceProps = ChoiceProps & {
  /** An object whose name the caller knows; any other chosen one is read. */
  known?: SelectItem | null | undefined;
};

/**
 * A choice among the merchant's objects of a kind, searched on the server, on its own and in a form.
 * @param spec.list where it searches
 * @param spec.read reads the chosen one, where the search did not find it
 * @param spec.useWords a hook: how objects are shown
 */
export function objectChoice<List extends SearchQueryId, Read extends ObjectQueryId>(spec: {
  list: List;
  read: Read;
  useWords: () => ChoiceWords<ObjectOf<Read>>;
}) {
  function Select({ known, ...props }: ObjectChoiceProps) {
    const { search: searchLabel, none, item } = spec.useWords();
    const [q, onSearch] = useSearchQuery();
    const found = useOperation(spec.list, { query: { q, perPage: OFFERED } } as unknown as InputOf<List>, {
      isQuiet: true,
      keepsPrevious: true,
    });
    const page = found.data as
      | (DataOf<List> & { items: readonly ObjectOf<Read>[]; total: number })
      | undefined;
    const items = (page?.items ?? []).map(item);
    const shown = [...items, ...(known ? [known] : [])].find(({ id }) => id === props.value);
    const read = useObjectItem(spec.read, shown || found.isPending ? null : props.value, item);
    return (
      <ChoiceSelect
        {...props}
        hint={none !== undefined && q === '' && page?.total === 0 ? none : props.hint}
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
  }: BoundProps<ObjectChoiceProps, Values>) {
    const { value, ...field } = useField({ form, name });
    return <Select {...rest} {...field} value={typeof value === 'string' ? value : null} />;
  }

  return { Select, FormSelect };
}
