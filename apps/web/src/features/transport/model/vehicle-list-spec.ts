import { asId, asOneOf, asText } from '#shared/table/list-filters.ts';

/** Fields that vehicles are sorted by. */
const sorts = ['transport_num', 'name', 'drive_time', 'next_to_date', 'created_at'] as const;

/** States of a vehicle, in the order they are offered. */
export const vehicleStatuses = ['on_route', 'parked', 'maintenance', 'off_line'] as const;
/** Kinds of transport, in the order they are offered. */
export const modes = ['bus', 'trolleybus', 'tram', 'minibus'] as const;
/** What can be wrong with the inspection: the contract's `inspection` filter. */
export const inspectionFilters = ['due', 'overdue'] as const;

/** What `/Transports` keeps in its address. */
export const vehicleListSpec = {
  filters: {
    q: asText,
    route_id: asId,
    branch_id: asId,
    status: asOneOf(...vehicleStatuses),
    mode: asOneOf(...modes),
    inspection: asOneOf(...inspectionFilters),
  },
  sorts,
};

/** What a table of vehicles inside another screen keeps in the address: page, size and order. */
export const embeddedVehicleListSpec = { filters: {}, sorts };

/** What the server sorts by when nothing is asked. */
export const VEHICLE_SORT = 'transport_num';
