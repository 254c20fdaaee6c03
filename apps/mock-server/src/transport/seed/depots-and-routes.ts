import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { UNSTOPPED } from '../../db/point-tables.ts';
import type { Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { type SeedContext, seedRowColumns } from '../../db/seed/seed-rows.ts';
import { sortKey } from '../../db/text.ts';
import type { DepotSeed } from './data/depots.ts';
import type { RouteSeed, StopSeed } from './data/routes.ts';

const depotIds: Readonly<Record<string, string>> = {
  'lviv-bus': exampleIds.depot,
  'lviv-electric': exampleIds.depotToEdit,
};

const routeIds: Readonly<Record<string, string>> = {
  'lviv-bus33': exampleIds.route,
  'lviv-trolleybus24': exampleIds.routeToEdit,
  'lviv-tram6': exampleIds.routeSpare,
};

export function depotRow(origin: SeedContext, depot: DepotSeed): Row<'branches'> {
  const { key, lat: _lat, lng: _lng, plateRegions: _regions, ...fields } = depot;
  return {
    ...seedRowColumns(origin, 'depot', key, depotIds[key]),
    kind: 'depot',
    fiscal_register_number: null,
    ...{
      company_id: null,
      director_id: null,
      shift_closing_days: '[]',
      is_test: 0,
      point_key_id: null,
      ...UNSTOPPED,
      lat: null,
      lng: null,
    },
    ...fields,
    name_key: sortKey(depot.name),
    city_key: sortKey(depot.city),
    search: searchColumn('branches', depot.name, depot.city, depot.address),
  };
}

/** @param depots depot ids by seed key */
export function routeRow(
  origin: SeedContext,
  route: RouteSeed,
  depots: ReadonlyMap<string, string>,
): Row<'routes'> {
  const { key, depot, places, ...fields } = route;
  const [from, to] = [places[0]?.name ?? '', places.at(-1)?.name ?? ''];
  return {
    ...seedRowColumns(origin, 'route', key, routeIds[key]),
    branch_id: depot === null ? null : (depots.get(depot) ?? null),
    ...fields,
    name_key: sortKey(route.name),
    from_point: from,
    to_point: to,
    places: JSON.stringify(places.map(placeOf)),
    search: searchColumn('routes', route.name, from, to, route.city),
  };
}

function placeOf({ name, lat, lng }: StopSeed) {
  return { name, geometry: { location: { lat, lng } } };
}
