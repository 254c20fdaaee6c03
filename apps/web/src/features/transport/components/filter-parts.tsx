import type { FilterDef } from '@kasa/ui/filter-bar';
import type { SelectItem } from '@kasa/ui/select-field';
import { LazySelectField } from '../../../shared/forms/lazy-select-field.tsx';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { transportsMessages } from '../messages/transports/catalogue.ts';
import { DepotSelect, useDepotItem } from './depot-select.tsx';
import { RouteSelect, useRouteItem } from './route-select.tsx';

/** The part of a list's state that one of its filters needs. */
interface Filtered<Name extends string> {
  filters: { [Key in Name]: string | undefined };
  setFilters(changes: { [Key in Name]?: string | null }): void;
}

/** A filter by a few words: `words({ id: 'mode', label, items })`. */
export function useWordsFilter<Name extends string>({ filters, setFilters }: Filtered<Name>) {
  const text = useText(transportsMessages);
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
        placeholder={text('form.choose')}
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

/** The filters by route and by depot, which vehicles and drivers share. */
export function usePlaceFilters({
  filters,
  setFilters,
}: Filtered<'route_id' | 'branch_id'>): readonly FilterDef[] {
  const text = useText(transportsMessages);
  const route = useRouteItem(filters.route_id ?? null);
  const depot = useDepotItem(filters.branch_id ?? null);
  const filter = (
    id: 'route_id' | 'branch_id',
    label: string,
    name: string | undefined,
    Select: typeof RouteSelect,
  ): FilterDef => ({
    id,
    label,
    value: filters[id] && (name ?? '…'),
    onRemove: () => setFilters({ [id]: null }),
    editor: (close) => (
      <Select
        label={label}
        value={filters[id] ?? null}
        onChange={(value) => {
          setFilters({ [id]: value });
          close();
        }}
      />
    ),
  });
  return [
    filter('route_id', text('filter.route'), route?.label, RouteSelect),
    filter('branch_id', text('filter.depot'), depot?.label, DepotSelect),
  ];
}
