import { asId, asOneOf, asSeveral, asSomeOf, asText } from '#shared/table/filter-parsers.ts';

const asMode = asSomeOf('bus', 'trolleybus', 'tram', 'minibus');

/** URL parameters of `/Routes`. */
export const routeListSpec = {
  filters: { q: asText, city: asSeveral(asText), mode: asMode },
  sorts: ['name', 'transport_num', 'avg_speed', 'avg_time', 'created_at'] as const,
};

/** URL parameters of `/Transports`. */
export const vehicleListSpec = {
  filters: {
    q: asText,
    route_id: asSeveral(asId),
    branch_id: asSeveral(asId),
    status: asSomeOf('on_route', 'parked', 'maintenance', 'off_line'),
    mode: asMode,
    inspection: asSomeOf('due', 'overdue'),
  },
  sorts: ['transport_num', 'name', 'drive_time', 'next_to_date', 'created_at'] as const,
};

/** URL parameters of `/Drivers`. `name` is the search of spec §5. */
export const driverListSpec = {
  filters: {
    name: asText,
    shift: asOneOf('open', 'closed'),
    route_id: asSeveral(asId),
    branch_id: asSeveral(asId),
  },
  sorts: ['name', 'tabulation_number', 'session_open_time', 'money', 'created_at'] as const,
};

/** URL parameters of the tables of vehicles and of drivers inside another screen. */
export const embeddedVehicleListSpec = { filters: {}, sorts: vehicleListSpec.sorts };
export const embeddedDriverListSpec = { filters: {}, sorts: driverListSpec.sorts };

/** URL parameter with the id of the vehicle being edited. */
export const EDIT_VEHICLE_PARAM = 'vehicle';

/** URL parameter with the id of the driver being edited. */
export const EDIT_DRIVER_PARAM = 'editDriver';

/** URL parameter with the id of a shift, to be marked in the driver's drawer. */
export const SHIFT_PARAM = 'record';

/** URL parameter with what to begin with the open driver: `open` or `close` for the shift. */
export const DRIVER_TASK_PARAM = 'task';
