import type { SelectItem } from '@kasa/ui/select-field';
import { useState } from 'react';
import { type ChoiceProps, ChoiceSelect } from './choice-select.tsx';

export function LocalChoice({
  items,
  query,
  searchLabel,
  ...field
}: ChoiceProps & {
  items: readonly SelectItem[];
  query: { isFetching: boolean; isError: boolean; refetch: () => Promise<unknown> };
  searchLabel: string;
}) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLocaleLowerCase();
  const holds = ({ label, description = '' }: SelectItem) =>
    `${label} ${description}`.toLocaleLowerCase().includes(wanted);
  return (
    <ChoiceSelect
      {...field}
      items={items.filter(holds)}
      known={items.find(({ id }) => id === field.value) ?? null}
      query={query}
      searchLabel={searchLabel}
      onSearch={setTyped}
    />
  );
}
