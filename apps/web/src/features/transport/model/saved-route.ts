import { readJson, removeKeys, storageKeys, writeJson } from '#shared/session/storage.ts';
import { asId } from '#shared/table/list-filters.ts';
import type { TransitRoute } from './types.ts';

/** Keeps a route for the route's screen: the wire object, under the spec's key `route` (spec §2, §3). */
export function saveRoute(route: TransitRoute): void {
  writeJson(storageKeys.route, route);
}

/** The kept route, or null when there is none or something else stands there. */
export function savedRoute(): TransitRoute | null {
  const value = readJson(storageKeys.route);
  return isRoute(value) ? value : null;
}

/** Forgets the kept route: the server says there is no such one. */
export function forgetRoute(): void {
  removeKeys(storageKeys.route);
}

const texts = ['id', 'name', 'mode', 'country', 'city', 'from_point', 'to_point'] as const;
const numbers = ['cost', 'transport_num', 'transports_on_route', 'version'] as const;

/** Storage is anybody's to write: what a screen reads of a route must be there. */
function isRoute(value: unknown): value is TransitRoute {
  if (!isObject(value)) return false;
  return (
    asId(String(value.id)) !== undefined &&
    texts.every((key) => typeof value[key] === 'string') &&
    numbers.every((key) => typeof value[key] === 'number') &&
    [value.avg_speed, value.avg_time].every((figure) => figure === null || typeof figure === 'number') &&
    Array.isArray(value.places) &&
    value.places.every(isPlace)
  );
}

function isPlace(value: unknown): boolean {
  if (!isObject(value) || typeof value.name !== 'string') return false;
  const location = isObject(value.geometry) ? value.geometry.location : null;
  return isObject(location) && Number.isFinite(location.lat) && Number.isFinite(location.lng);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
