import type { FilterDef } from '@kasa/ui/filter-bar';
import { SearchSelect, type SearchSelectProps, useDebouncedSearch } from '#shared/forms/search-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useList } from '#shared/query/use-list.ts';
import { useOptionsFilter } from '#shared/table/options-filter.tsx';
import type { ListState } from '#shared/table/use-list-state.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import { vehicleMessages } from '../../messages/vehicles/catalogue.ts';
import type { routeListSpec } from '../../model/route-list-spec.ts';
import { modes } from '../../model/vehicle-list-spec.ts';

type List = ListState<typeof routeListSpec.filters, (typeof routeListSpec.sorts)[number]>;

export function useRouteFilters(list: List): FilterDef[] {
  const { filters, setFilters } = list;
  const text = useText(routesMessages);
  const vehicleText = useText(vehicleMessages);
  const words = useOptionsFilter(list);
  return [
    {
      id: 'city',
      label: text('filter.city'),
      value: filters.city,
      onRemove: () => setFilters({ city: null }),
      editor: (close) => (
        <CitySelect
          label={text('filter.city')}
          value={filters.city ?? null}
          onChange={(city) => {
            setFilters({ city });
            close();
          }}
        />
      ),
    },
    words(
      'mode',
      text('filter.mode'),
      modes.map((id) => ({ id, label: vehicleText(`mode.${id}`) })),
    ),
  ];
}

/** Selects a city of routes or depots; the search covers all of them. */
function CitySelect(props: SearchSelectProps) {
  const text = useText(routesMessages);
  const [q, search] = useDebouncedSearch();
  const query = { q, perPage: 20 };
  const routes = useList('listRoutes', query);
  const depots = useList('listDepots', query);
  const found = [...(routes.data?.items ?? []), ...(depots.data?.items ?? [])].map(({ city }) => city);
  const both = {
    isFetching: routes.isFetching || depots.isFetching,
    isError: routes.isError || depots.isError,
    refetch: () => Promise.all([routes.refetch(), depots.refetch()]),
  };
  const cities = [...new Set(found)].sort(new Intl.Collator('uk').compare);
  return (
    <SearchSelect
      {...props}
      items={cities.map((city) => ({ id: city, label: city }))}
      known={props.value === null ? null : { id: props.value, label: props.value }}
      query={both}
      searchLabel={text('filter.citySearch')}
      onSearch={search}
    />
  );
}
