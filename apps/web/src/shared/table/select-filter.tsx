import type { FilterDef } from '@kasa/ui/filter-bar';
import { Skeleton } from '@kasa/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import type { SearchSelectProps } from '../forms/search-select.tsx';
import type { FilterState } from './options-filter.tsx';

/** A filter by one choice: `chosen('point_id', label, name, (props) => <PointSelect {...props} />)`. */
export function useSelectFilter<Name extends string>({ filters, setFilters }: FilterState<Name>) {
  const set = (id: Name, value: string | null) =>
    setFilters({ [id]: value } as { [Key in Name]?: string | null });
  return (
    id: Name,
    label: string,
    /** Name of the value; undefined until loaded. */
    name: string | undefined,
    select: (props: SearchSelectProps) => ReactNode,
  ): FilterDef => ({
    id,
    label,
    value: filters[id] && (name ?? '…'),
    onRemove: () => set(id, null),
    editor: (close) => (
      <Suspense fallback={<Skeleton height="62px" />}>
        {select({
          label,
          value: filters[id] ?? null,
          onChange: (value) => {
            set(id, value);
            close();
          },
        })}
      </Suspense>
    ),
  });
}
