import type { FilterDef } from '@kasa/ui/filter-bar';
import { useText } from '#shared/i18n/i18n.tsx';
import { useObjectItem } from '#shared/query/use-object.ts';
import type { FilterState } from '#shared/table/options-filter.tsx';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';
import { DepotSelect } from './depot/depot-select.tsx';
import { RouteSelect } from './route/route-select.tsx';

export function useRouteAndDepotFilters({
  filters,
  setFilters,
}: FilterState<'route_id' | 'branch_id'>): readonly FilterDef[] {
  const text = useText(vehicleMessages);
  const route = useObjectItem('getRoute', filters.route_id, ({ name }) => name);
  const depot = useObjectItem('getDepot', filters.branch_id, ({ name }) => name);
  const filter = (
    id: 'route_id' | 'branch_id',
    label: string,
    name: string | null,
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
    filter('route_id', text('filter.route'), route, RouteSelect),
    filter('branch_id', text('filter.depot'), depot, DepotSelect),
  ];
}
