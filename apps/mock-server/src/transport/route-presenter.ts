import type { TransitRouteEntity } from '@kasa/contracts/transport/routes';
import type { RouteRow } from './route-store.ts';

/** A route on the wire. */
export function presentRoute(row: RouteRow): TransitRouteEntity {
  return {
    id: row.id,
    name: row.name,
    mode: row.mode,
    country: row.country,
    city: row.city,
    cost: row.cost,
    from_point: row.from_point,
    to_point: row.to_point,
    transport_num: row.transport_num,
    transports_on_route: row.transports_on_route,
    avg_speed: row.avg_speed,
    avg_time: row.avg_time,
    places: JSON.parse(row.places) as TransitRouteEntity['places'],
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
