import type { DepotEntity } from '@kasa/contracts/transport/depots';
import type { DepotRow } from './depot-store.ts';

/** A depot on the wire. */
export function presentDepot(row: DepotRow): DepotEntity {
  return {
    id: row.id,
    kind: 'depot',
    name: row.name,
    city: row.city,
    address: row.address,
    director: row.director,
    director_phone: row.director_phone,
    shift_closing_time: row.shift_closing_time,
    transports_count: row.transports_count,
    drivers_count: row.drivers_count,
    version: row.version,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}
