import type { VehicleFields } from '@kasa/contracts/transport/vehicles';
import first from './routes-first-merchant.json' with { type: 'json' };
import second from './routes-second-merchant.json' with { type: 'json' };

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

/** Stops in order, from the cities' open timetables; coordinates within 300 m. */
export const firstMerchantRoutes = first as readonly RouteSeed[];
export const secondMerchantRoutes = second as readonly RouteSeed[];
