import type { SelectFieldProps, SelectItem } from '@kasa/ui/select-field';
import { useEffect, useRef, useState } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { LazySelectField } from './lazy-select-field.tsx';

/** Pause after the last character before the server is asked, milliseconds. */
const PAUSE = 250;

/** What a choice keeps of a select's props; where its items come from it knows itself. */
export type ChoiceProps = Omit<
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
  /** May be taken away again. */
  isClearable?: boolean | undefined;
};

/** What is typed into the search of a choice, once typing pauses. */
export function useSearchQuery(): [query: string, search: (typed: string) => void] {
  const [query, setQuery] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    const next = typed.trim();
    if (next === '') setQuery('');
    else timer.current = setTimeout(() => setQuery(next), PAUSE);
  };
  return [query, search];
}

/** One of many, searched on the server. */
export function ChoiceSelect({
  items,
  known,
  query,
  searchLabel,
  onSearch,
  isClearable = false,
  ...field
}: ChoiceProps & {
  /** What the last search found. */
  items: readonly SelectItem[];
  /** The item of the value, where it did not come by choosing here. */
  known: SelectItem | null;
  /** The last search. One that failed does not say that there is nothing; opening the list again repeats it. */
  query: { isFetching: boolean; isError: boolean; refetch: () => Promise<unknown> };
  searchLabel: string;
  onSearch: (typed: string) => void;
}) {
  const common = useText(commonMessages);
  // The next search may not find it again.
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
