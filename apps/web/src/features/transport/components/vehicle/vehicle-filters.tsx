import type { FilterDef } from '@kasa/ui/filter-bar';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOptionsFilter } from '#shared/table/options-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import {
  inspectionFilters,
  modes,
  type vehicleListSpec,
  vehicleStatuses,
} from '../../model/vehicle-list-spec.ts';
import { useRouteAndDepotFilters } from '../route-and-depot-filters.tsx';

type List = ListState<typeof vehicleListSpec.filters, (typeof vehicleListSpec.sorts)[number]>;

export function useVehicleFilters(list: List): FilterDef[] {
  const text = useText(vehicleMessages);
  const words = useOptionsFilter(list);
  const places = useRouteAndDepotFilters(list);
  return [
    ...places,
    words(
      'status',
      text('filter.status'),
      vehicleStatuses.map((id) => ({ id, label: text(`status.${id}`) })),
    ),
    words(
      'mode',
      text('filter.mode'),
      modes.map((id) => ({ id, label: text(`mode.${id}`) })),
    ),
    words(
      'inspection',
      text('filter.inspection'),
      inspectionFilters.map((id) => ({ id, label: text(`filter.inspection.${id}`) })),
    ),
  ];
}
