import { cityCentre, cityKey } from './cities.ts';
import type { Location } from './stops.ts';
import type { TransitRoute } from './types.ts';

/**
 * Where to look for the first stop of a route: among the stops that other routes have in its city, else at the city's
 * middle. Null when the city is not known: then there is no place that is likelier than another.
 */
export function mapCentre(
  city: string,
  routes: readonly Pick<TransitRoute, 'city' | 'places'>[],
): Location | null {
  const key = cityKey(city);
  if (key === '') return null;
  const here = routes.filter((route) => cityKey(route.city) === key).flatMap(({ places }) => places);
  if (here.length === 0) return cityCentre(city);
  const middle = (axis: keyof Location) =>
    here.reduce((sum, { geometry }) => sum + geometry.location[axis], 0) / here.length;
  return { lat: middle('lat'), lng: middle('lng') };
}
