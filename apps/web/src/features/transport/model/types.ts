import type { DataOf } from '#shared/query/operations.ts';

/** A vehicle, in the product's words a transport (ТС). */
export type Vehicle = DataOf<'getTransport'>;
/** State of a vehicle. */
export type VehicleStatus = Vehicle['status'];
/** A bus, trolleybus or tram route. The word "route" alone means an address in code. */
export type TransitRoute = DataOf<'getRoute'>;
/** A depot: where vehicles and drivers belong. */
export type Depot = DataOf<'getDepot'>;
/** A driver. */
export type Driver = DataOf<'getDriver'>;
/** A driver's shift, open or closed. */
export type Shift = DataOf<'getOpenShift'>;
