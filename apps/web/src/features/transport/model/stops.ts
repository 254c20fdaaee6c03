import { type BrokenRule, brokenRules } from '@kasa/contracts/shared/rules';
import { Stop as StopSchema } from '@kasa/contracts/transport/geo';
import type { TransitRoute } from './types.ts';

export type Stop = TransitRoute['places'][number];
/** Degrees, WGS 84. */
export type Location = Stop['geometry']['location'];

/** Stop being entered: a new one, or the one at `index`. */
export interface StopDraft {
  index: number | null;
  name: string;
  /** Latitude and longitude as text. */
  at: string;
}

export const emptyStopDraft: StopDraft = { index: null, name: '', at: '' };

/** Whether something was entered that is not part of the route yet. */
export function hasUnsavedStop({ index, name, at }: StopDraft): boolean {
  return index !== null || name.trim() !== '' || at.trim() !== '';
}

export function stopDraft({ name, geometry }: Stop, index: number): StopDraft {
  return { index, name, at: formatLocation(geometry.location) };
}

/** Five decimals are about one metre. */
const DIGITS = 5;

/** Rounds to the precision of the API. */
export function roundLocation({ lat, lng }: Location): Location {
  return { lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) };
}

/** E.g. `49.83970, 24.02970`. */
export function formatLocation({ lat, lng }: Location): string {
  return `${lat.toFixed(DIGITS)}, ${lng.toFixed(DIGITS)}`;
}

/**
 * Parses coordinates in common notations: `49.8397, 24.0297`, `49,8397; 24,0297`, `49.8397° 24.0297°`. Null if invalid
 * or out of range.
 */
export function parseLocation(text: string): Location | null {
  const number = /[-−]?\d+(?:[.,]\d+)?/g;
  const [lat, lng, ...more] = (text.match(number) ?? []).map((part) =>
    Number(part.replace(',', '.').replace('−', '-')),
  );
  const isOnlyNumbers = /^[\s,;°]*$/.test(text.replace(number, ''));
  if (lat === undefined || lng === undefined || more.length > 0 || !isOnlyNumbers) return null;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? roundLocation({ lat, lng }) : null;
}

/** The stop of a draft, or its errors. */
export function parseStop({
  name,
  at,
}: StopDraft): { stop: Stop } | { nameRule: BrokenRule | null; isAtWrong: boolean } {
  const location = parseLocation(at);
  const input = { name, geometry: { location: location ?? { lat: 0, lng: 0 } } };
  const result = StopSchema.safeParse(input);
  if (result.success && location) return { stop: result.data };
  const broken = result.success ? [] : brokenRules(result.error.issues, input);
  return { nameRule: broken.find(({ path }) => path === 'name') ?? null, isAtWrong: location === null };
}

export interface Termini {
  from_point: string;
  to_point: string;
}

/**
 * Termini after a change of stops: they follow the first and last stop unless the user has edited them. A single stop
 * is a start without an end.
 */
export function terminiAfter(before: readonly Stop[], after: readonly Stop[], ends: Termini): Termini {
  const last = (stops: readonly Stop[]) => (stops.length > 1 ? stops.at(-1)?.name : undefined) ?? '';
  const follow = (written: string, old: string, next: string) =>
    written.trim() === '' || written === old ? next : written;
  return {
    from_point: follow(ends.from_point, before[0]?.name ?? '', after[0]?.name ?? ''),
    to_point: follow(ends.to_point, last(before), last(after)),
  };
}

/** A stop with the names of the routes that call at it. */
export interface KnownStop {
  readonly stop: Stop;
  readonly routes: readonly string[];
}

/** The stops of routes, each once, in the order of their names. */
export function knownStops(routes: readonly Pick<TransitRoute, 'name' | 'places'>[]): KnownStop[] {
  const { compare } = new Intl.Collator('uk', { numeric: true });
  const known = new Map<string, { stop: Stop; routes: Set<string> }>();
  for (const { name, places } of routes) {
    for (const stop of places) {
      const key = stopKey(stop);
      const one = known.get(key) ?? { stop, routes: new Set() };
      one.routes.add(name);
      known.set(key, one);
    }
  }
  return [...known.values()]
    .map(({ stop, routes }) => ({ stop, routes: [...routes].sort(compare) }))
    .sort((a, b) => compare(a.stop.name, b.stop.name));
}

/** Name and location: stops on opposite sides of a street share a name. */
export function stopKey({ name, geometry }: Stop): string {
  return `${name} ${formatLocation(geometry.location)}`;
}
