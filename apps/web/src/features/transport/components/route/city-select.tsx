import { SearchSelect, type SearchSelectProps, useDebouncedSearch } from '#shared/forms/search-select.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useList } from '#shared/query/use-list.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';

/** Selects a city of routes or depots; the search covers all of them. */
export function CitySelect(props: SearchSelectProps) {
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
