import type { SelectItem } from '@kasa/ui/select-field';
import { useState } from 'react';
import { holding } from '../choices/choice-source.ts';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';

export function LocalSearchSelect({
  items,
  query,
  searchLabel,
  known,
  ...field
}: SearchSelectProps & {
  items: readonly SelectItem[];
  /** One that may be chosen already, though it is not among the items. */
  known?: SelectItem | null | undefined;
  query: { isFetching: boolean; isError: boolean; refetch: () => Promise<unknown> };
  searchLabel: string;
}) {
  const [typed, setTyped] = useState('');
  return (
    <SearchSelect
      {...field}
      items={items.filter(holding(typed))}
      known={[...items, ...(known ? [known] : [])].find(({ id }) => id === field.value) ?? null}
      query={query}
      searchLabel={searchLabel}
      onSearch={setTyped}
    />
  );
}
