import type { SelectFieldProps, SelectItem } from '@kasa/ui/select-field';
import { useEffect, useRef, useState } from 'react';
import { holding } from '../choices/choice-source.ts';
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
  searched,
  searchLabel,
  onSearch,
  isClearable = false,
  ...field
}: SearchSelectProps & {
  items: readonly SelectItem[];
  /** Item of the current value, unless it was chosen here. */
  known: SelectItem | null;
  /** The last search. A failed one is not "nothing found"; opening the list again repeats it. */
  query: {
    isFetching: boolean;
    isError: boolean;
    isPlaceholderData?: boolean;
    refetch: () => Promise<unknown>;
  };
  /** What the server was asked for; undefined: the items are searched here. */
  searched?: string | undefined;
  searchLabel: string;
  onSearch: (typed: string) => void;
}) {
  const common = useText(commonMessages);
  const [typed, setTyped] = useState('');
  // Enter must not choose one of those that were found before.
  const isBehind = searched !== undefined && (searched !== typed.trim() || query.isPlaceholderData === true);
  // Kept, because the next search may not find it.
  const [chosen, setChosen] = useState<SelectItem | null>(null);
  return (
    <LazySelectField
      placeholder={common('choice.choose')}
      {...field}
      items={isBehind ? items.filter(holding(typed)) : items}
      selectedItem={chosen?.id === field.value ? chosen : known}
      isLoading={query.isFetching || isBehind}
      loadingLabel={common('table.loading')}
      emptyText={common(query.isError ? 'list.failed' : 'choice.none')}
      searchLabel={searchLabel}
      onSearch={(text) => {
        if (query.isError && text === '') void query.refetch();
        setTyped(text);
        onSearch(text);
      }}
      clearLabel={isClearable ? common('action.clear') : undefined}
      onChange={(id) => {
        setChosen(items.find((item) => item.id === id) ?? null);
        field.onChange(id);
      }}
    />
  );
}
