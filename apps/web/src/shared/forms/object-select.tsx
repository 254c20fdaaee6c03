import type { SelectItem } from '@kasa/ui/select-field';
import type { FieldValues } from 'react-hook-form';
import { type ObjectChoiceSpec, type SearchQueryId, useObjectSearch } from '../choices/object-choices.ts';
import { type ObjectQueryId, useObjectItem } from '../query/use-object.ts';
import { SearchSelect, type SearchSelectProps, useDebouncedSearch } from './search-select.tsx';
import { type FormFieldProps, useField } from './use-field.ts';

type ObjectChoiceProps = SearchSelectProps & {
  known?: SelectItem | null | undefined;
  /** What those offered have in common while nothing is searched for; a search finds the others, too. */
  offered?: Readonly<Record<string, string | undefined>> | undefined;
};

/**
 * Select of one of the merchant's objects, searched on the server.
 * @param useWords hook: labels the search, and says if there are none at all
 */
export function createObjectSelect<List extends SearchQueryId, Read extends ObjectQueryId>(
  spec: ObjectChoiceSpec<List, Read>,
  useWords: () => { readonly search: string; readonly none?: string },
) {
  function Select({ known, offered, ...props }: ObjectChoiceProps) {
    const { search: searchLabel, none } = useWords();
    const [q, onSearch] = useDebouncedSearch();
    const { query, item, items, total } = useObjectSearch(spec, q, offered);
    const shown = [...items, ...(known ? [known] : [])].find(({ id }) => id === props.value);
    const read = useObjectItem(spec.read, shown || query.isPending ? null : props.value, item);
    return (
      <SearchSelect
        {...props}
        hint={none !== undefined && !offered && q === '' && total === 0 ? none : props.hint}
        items={items}
        known={shown ?? read}
        query={query}
        searched={q}
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
