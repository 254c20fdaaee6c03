import type { FilterDef } from '@kasa/ui/filter-bar';
import type { SelectItem } from '@kasa/ui/select-field';
import { Skeleton } from '@kasa/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import { LazySelectField } from '../forms/lazy-select-field.tsx';
import type { SearchSelectProps } from '../forms/search-select.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

export interface FilterState<Name extends string> {
  filters: { [Key in Name]?: string | undefined };
  setFilters(changes: { [Key in Name]?: string | null }): void;
}

/** A filter with one value, which its editor sets, and then closes. */
function filterOf<Name extends string>(
  { filters, setFilters }: FilterState<Name>,
  id: Name,
  label: string,
  value: string | undefined,
  editor: (value: string | null, choose: (value: string | null) => void) => ReactNode,
): FilterDef {
  const set = (next: string | null) => setFilters({ [id]: next } as { [Key in Name]?: string | null });
  return {
    id,
    label,
    value,
    onRemove: () => set(null),
    editor: (close) =>
      editor(filters[id] ?? null, (next) => {
        set(next);
        close();
      }),
  };
}

/** A filter by a few fixed options: `words('mode', label, items)`. */
export function useOptionsFilter<Name extends string>(state: FilterState<Name>) {
  const text = useText(commonMessages);
  return (id: Name, label: string, items: readonly SelectItem[]): FilterDef => {
    const shown = items.find((item) => item.id === state.filters[id])?.label;
    return filterOf(state, id, label, shown, (value, onChange) => (
      <LazySelectField {...{ label, items, value, onChange }} placeholder={text('choice.choose')} />
    ));
  };
}

/** A filter by one choice: `chosen('point_id', label, name, (props) => <PointSelect {...props} />)`. */
export function useSelectFilter<Name extends string>(state: FilterState<Name>) {
  return (
    id: Name,
    label: string,
    /** Name of the value; undefined until loaded. */
    name: string | undefined,
    select: (props: SearchSelectProps) => ReactNode,
  ): FilterDef =>
    filterOf(state, id, label, state.filters[id] && (name ?? '…'), (value, onChange) => (
      <Suspense fallback={<Skeleton height="62px" />}>{select({ label, value, onChange })}</Suspense>
    ));
}
