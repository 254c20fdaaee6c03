import type { TransportMode } from '#db/schema.ts';

/** A stop: name and WGS 84 coordinates of a real one. */
export interface StopSeed {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

/** A route as written down in the seed; ids and stamps are added when it becomes a row. */
export interface RouteSeed {
  /** Names the route within the seed. Stays as it is when the route's name changes. */
  readonly key: string;
  readonly name: string;
  readonly mode: TransportMode;
  readonly country: string;
  readonly city: string;
  /** Key of the depot that serves it; null while no depot does. */
  readonly depot: string | null;
  /** Fare, kopiykas. */
  readonly cost: number;
  readonly transport_num: number;
  /** km/h. */
  readonly avg_speed: number | null;
  /** Minutes from end to end. */
  readonly avg_time: number | null;
  readonly places: readonly StopSeed[];
}

export function stop(name: string, lat: number, lng: number): StopSeed {
  return { name, lat, lng };
}
