import { cityCentre, cityKey } from './cities.ts';
import type { Location } from './stops.ts';
import type { TransitRoute } from './types.ts';

/**
 * Map centre for a new route: the middle of other routes' stops in its city, else the city's centre. Null: unknown
 * city.
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
