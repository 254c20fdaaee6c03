import type { FilterDef } from '@kasa/ui/filter-bar';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOptionsFilter } from '#shared/table/options-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { type driverListSpec, shiftFilters } from '../../model/driver-list-spec.ts';
import { useRouteAndDepotFilters } from '../route-and-depot-filters.tsx';

type List = ListState<typeof driverListSpec.filters, (typeof driverListSpec.sorts)[number]>;

export function useDriverFilters(list: List): FilterDef[] {
  const text = useText(driversMessages);
  const words = useOptionsFilter(list);
  const places = useRouteAndDepotFilters(list);
  return [
    words(
      'shift',
      text('filter.shift'),
      shiftFilters.map((id) => ({ id, label: text(`filter.shift.${id}`) })),
    ),
    ...places,
  ];
}
