import type { SelectFieldProps, SelectItem } from '@kasa/ui/select-field';
import { useEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../choices/object-choices.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { LazySelectField } from './lazy-select-field.tsx';

/** Props of a select that a choice exposes; it provides the items itself. */
export type SearchSelectProps = Omit<
  SelectFieldProps,
  | 'items'
  | 'selectedItem'
  | 'isLoading'
  | 'loadingLabel'
  | 'onSearch'
  | 'emptyText'
  | 'searchLabel'
  | 'clearLabel'
> & {
  isClearable?: boolean | undefined;
};

export function useDebouncedSearch(): [query: string, search: (typed: string) => void] {
  const [query, setQuery] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    const next = typed.trim();
    if (next === '') setQuery('');
    else timer.current = setTimeout(() => setQuery(next), SEARCH_DEBOUNCE_MS);
  };
  return [query, search];
}

export function SearchSelect({
  items,
  known,
  query,
  searchLabel,
  onSearch,
  isClearable = false,
  ...field
}: SearchSelectProps & {
  items: readonly SelectItem[];
  /** Item of the current value, unless it was chosen here. */
  known: SelectItem | null;
  /** The last search. A failed one is not "nothing found"; opening the list again repeats it. */
  query: { isFetching: boolean; isError: boolean; refetch: () => Promise<unknown> };
  searchLabel: string;
  onSearch: (typed: string) => void;
}) {
  const common = useText(commonMessages);
  // Kept, because the next search may not find it.
  const [chosen, setChosen] = useState<SelectItem | null>(null);
  return (
    <LazySelectField
      placeholder={common('choice.choose')}
      {...field}
      items={items}
      selectedItem={chosen?.id === field.value ? chosen : known}
      isLoading={query.isFetching}
      loadingLabel={common('table.loading')}
      emptyText={common(query.isError ? 'list.failed' : 'choice.none')}
      searchLabel={searchLabel}
      onSearch={(typed) => {
        if (query.isError && typed === '') void query.refetch();
        onSearch(typed);
      }}
      clearLabel={isClearable ? common('action.clear') : undefined}
      onChange={(id) => {
        setChosen(items.find((item) => item.id === id) ?? null);
        field.onChange(id);
      }}
    />
  );
}
