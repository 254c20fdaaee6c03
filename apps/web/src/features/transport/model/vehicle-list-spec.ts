import { asId, asOneOf, asText } from '#shared/table/filter-parsers.ts';

const sorts = ['transport_num', 'name', 'drive_time', 'next_to_date', 'created_at'] as const;

export const vehicleStatuses = ['on_route', 'parked', 'maintenance', 'off_line'] as const;
export const modes = ['bus', 'trolleybus', 'tram', 'minibus'] as const;
export const inspectionFilters = ['due', 'overdue'] as const;

/** URL parameters of `/Transports`. */
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

/** URL parameters of a vehicles table inside another screen. */
export const embeddedVehicleListSpec = { filters: {}, sorts };

/** The server's default sort order. */
export const VEHICLE_SORT = 'transport_num';
