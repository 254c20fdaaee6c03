import type { SelectItem } from '@kasa/ui/select-field';
import { useState } from 'react';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';

export function LocalSearchSelect({
  items,
  query,
  searchLabel,
  ...field
}: SearchSelectProps & {
  items: readonly SelectItem[];
  query: { isFetching: boolean; isError: boolean; refetch: () => Promise<unknown> };
  searchLabel: string;
}) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const holds = ({ label, description = '' }: SelectItem) =>
    `${label} ${description}`.toLocaleLowerCase().includes(wanted);
  return (
    <SearchSelect
      {...field}
      items={items.filter(holds)}
      known={items.find(({ id }) => id === field.value) ?? null}
      query={query}
      searchLabel={searchLabel}
      onSearch={setTyped}
    />
  );
}
