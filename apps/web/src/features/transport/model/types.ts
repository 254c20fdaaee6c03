import type { DataOf } from '#shared/query/operations.ts';

/** A vehicle; the product calls it "transport" (ТС). */
export type Vehicle = DataOf<'getTransport'>;
export type VehicleStatus = Vehicle['status'];
/** A route of public transport, named so to differ from URL routes. */
export type TransitRoute = DataOf<'getRoute'>;
export type Depot = DataOf<'getDepot'>;
export type Driver = DataOf<'getDriver'>;
/** A driver's shift, open or closed. */
export type Shift = DataOf<'getOpenShift'>;
