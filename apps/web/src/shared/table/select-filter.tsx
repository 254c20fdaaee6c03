import type { FilterDef } from '@kasa/ui/filter-bar';
import { Skeleton } from '@kasa/ui/skeleton';
import { type ReactNode, Suspense } from 'react';
import type { SearchSelectProps } from '../forms/search-select.tsx';
import type { FilterValue } from './filter-parsers.ts';
import type { FilterState } from './options-filter.tsx';

/** A filter by one choice: `chosen('point_id', label, name, (props) => <PointSelect {...props} />)`. */
export function useSelectFilter<Name extends string>({
  filters,
  setFilters,
}: FilterState<Name, FilterValue>) {
  const set = (id: Name, value: string | null) =>
    setFilters({ [id]: value } as { [Key in Name]?: string | null });
  return (
    id: Name,
    label: string,
    /** Name of the value; undefined until loaded. */
    name: string | undefined,
    select: (props: SearchSelectProps) => ReactNode,
  ): FilterDef => {
    const chosen = filters[id] as string | undefined;
    return {
      id,
      label,
      value: chosen && (name ?? '…'),
      onRemove: () => set(id, null),
      editor: (close) => (
        <Suspense fallback={<Skeleton height="62px" />}>
          {select({
            label,
            value: chosen ?? null,
            onChange: (value) => {
              set(id, value);
              close();
            },
          })}
        </Suspense>
      ),
    };
  };
}
