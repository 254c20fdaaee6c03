import type { FilterDef } from '@kasa/ui/filter-bar';
import type { SelectItem } from '@kasa/ui/select-field';
import { LazySelectField } from '../forms/lazy-select-field.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

export interface FilterState<Name extends string> {
  filters: { [Key in Name]?: string | undefined };
  setFilters(changes: { [Key in Name]?: string | null }): void;
}

/** A filter by a few fixed options: `words('mode', label, items)`. */
export function useOptionsFilter<Name extends string>({ filters, setFilters }: FilterState<Name>) {
  const text = useText(commonMessages);
  const set = (id: Name, value: string | null) =>
    setFilters({ [id]: value } as { [Key in Name]?: string | null });
  return (id: Name, label: string, items: readonly SelectItem[]): FilterDef => ({
    id,
    label,
    value: items.find((item) => item.id === filters[id])?.label,
    onRemove: () => set(id, null),
    editor: (close) => (
      <LazySelectField
        label={label}
        placeholder={text('choice.choose')}
        items={items}
        value={filters[id] ?? null}
        onChange={(value) => {
          set(id, value);
          close();
        }}
      />
    ),
  });
}
