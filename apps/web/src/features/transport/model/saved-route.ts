import { readJson, removeKeys, storageKeys, writeJson } from '#shared/session/storage.ts';
import { asId } from '#shared/table/filter-parsers.ts';
import type { TransitRoute } from './types.ts';

/** Stores the API object under the spec's local storage key `route` (spec §2, §3). */
export function saveRoute(route: TransitRoute): void {
  writeJson(storageKeys.route, route);
}

/** The stored route; null if missing or invalid. */
export function savedRoute(): TransitRoute | null {
  const value = readJson(storageKeys.route);
  return isRoute(value) ? value : null;
}

/** Called when the server does not know the stored route. */
export function forgetRoute(): void {
  removeKeys(storageKeys.route);
}

const texts = ['id', 'name', 'mode', 'country', 'city', 'from_point', 'to_point'] as const;
const numbers = ['cost', 'transport_num', 'transports_on_route', 'version'] as const;

/** Storage is untrusted: checks the fields that screens use. */
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
