import type { VehicleFields } from '@kasa/contracts/transport/vehicles';

export interface StopSeed {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
}

export interface RouteSeed {
  /** Stays the same when the route's name changes. */
  readonly key: string;
  readonly name: string;
  readonly mode: VehicleFields['mode'];
  readonly country: string;
  readonly city: string;
  /** Null while no depot serves it. */
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
