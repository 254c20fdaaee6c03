import { vehicleFields } from '@kasa/contracts/transport/fields';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useObjectItem } from '#shared/query/use-object.ts';
import type { FilterState } from '#shared/table/options-filter.tsx';
import { useSelectFilter } from '#shared/table/select-filter.tsx';
import { DepotSelect } from './depot/depot-select.tsx';
import { RouteSelect } from './route/route-select.tsx';

export function useRouteAndDepotFilters(list: FilterState<'route_id' | 'branch_id'>): readonly FilterDef[] {
  const { label } = useFields(vehicleFields);
  const chosen = useSelectFilter(list);
  const route = useObjectItem('getRoute', list.filters.route_id, ({ name }) => name);
  const depot = useObjectItem('getDepot', list.filters.branch_id, ({ name }) => name);
  return [
    chosen('route_id', label('route'), route ?? undefined, (props) => <RouteSelect {...props} />),
    chosen('branch_id', label('branch'), depot ?? undefined, (props) => <DepotSelect {...props} />),
  ];
}
