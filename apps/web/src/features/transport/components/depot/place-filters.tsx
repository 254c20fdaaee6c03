import type { FilterDef } from '@kasa/ui/filter-bar';
import { useText } from '#shared/i18n/i18n.tsx';
import type { Filtered } from '#shared/table/words-filter.tsx';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import { RouteSelect, useRouteItem } from '../route/route-select.tsx';
import { DepotSelect, useDepotItem } from './depot-select.tsx';

/** The filters by route and by depot, which vehicles and drivers share. */
export function usePlaceFilters({
  filters,
  setFilters,
}: Filtered<'route_id' | 'branch_id'>): readonly FilterDef[] {
  const text = useText(vehicleMessages);
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
