/** Choosing a route, a depot and a city. */
import { vehicleFields } from '@kasa/contracts/transport/fields';
import type { FilterDef } from '@kasa/ui/filter-bar';
import { type ChoiceSource, foundItems } from '#shared/choices/choice-source.ts';
import { objectChoices, SEARCH_DEBOUNCE_MS } from '#shared/choices/object-choices.ts';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useList } from '#shared/query/use-list.ts';
import type { FilterValue } from '#shared/table/filter-parsers.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import type { FilterState } from '#shared/table/options-filter.tsx';
import { useDebouncedValue } from '#shared/use-debounced-value.ts';

export const depotChoices = objectChoices({
  list: 'listDepots',
  read: 'getDepot',
  useItem:
    () =>
    ({ id, name, city, address }) => ({ id, label: name, description: `${city}, ${address}` }),
});

export const routeChoices = objectChoices({
  list: 'listRoutes',
  read: 'getRoute',
  useItem:
    () =>
    ({ id, name, from_point, to_point, city }) => ({
      id,
      label: name,
      description: `${from_point} – ${to_point} · ${city}`,
    }),
});

export function useRouteAndDepotFilters(
  list: FilterState<'route_id' | 'branch_id', FilterValue>,
): readonly FilterDef[] {
  const { label } = useFields(vehicleFields);
  return [
    useFoundFilter(list, 'route_id', label('route'), routeChoices),
    useFoundFilter(list, 'branch_id', label('branch'), depotChoices),
  ];
}

const collator = new Intl.Collator('uk');

/** Cities of routes and depots; the search covers all of them. A list in the address is written with commas. */
export const cityChoices: ChoiceSource = {
  useItems(typed) {
    const q = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
    const query = { q, perPage: 20 };
    const [routes, depots] = [useList('listRoutes', query), useList('listDepots', query)];
    const found = [...(routes.data?.items ?? []), ...(depots.data?.items ?? [])].map(({ city }) => city);
    const cities = [...new Set(found)].filter((city) => !city.includes(',')).sort(collator.compare);
    return foundItems(
      {
        isPending: routes.isPending || depots.isPending,
        isError: routes.isError || depots.isError,
        refetch: () => Promise.all([routes.refetch(), depots.refetch()]),
      },
      cities.map((city) => ({ id: city, label: city })),
      q !== typed.trim() || routes.isPlaceholderData || depots.isPlaceholderData,
    );
  },
  useChosen: (cities) => cities.map((city) => ({ id: city, label: city })),
};
