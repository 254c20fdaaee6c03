import type { FilterDef } from '@kasa/ui/filter-bar';
import { useText } from '#shared/i18n/i18n.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { useWordsFilter } from '#shared/table/words-filter.tsx';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { type driverListSpec, shiftFilters } from '../../model/driver-list-spec.ts';
import { usePlaceFilters } from '../place-filters.tsx';

type List = ListState<typeof driverListSpec.filters, (typeof driverListSpec.sorts)[number]>;

export function useDriverFilters(list: List): FilterDef[] {
  const text = useText(driversMessages);
  const words = useWordsFilter(list);
  const places = usePlaceFilters(list);
  return [
    words(
      'shift',
      text('filter.shift'),
      shiftFilters.map((id) => ({ id, label: text(`filter.shift.${id}`) })),
    ),
    ...places,
  ];
}
