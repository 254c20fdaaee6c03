import { asId, asOneOf, asText } from '#shared/table/filter-parsers.ts';

const sorts = ['name', 'tabulation_number', 'session_open_time', 'money', 'created_at'] as const;

/** The contract's filter by open shift. */
export const shiftFilters = ['open', 'closed'] as const;

/** URL parameters of `/Drivers`. `name` is the search of spec §5. */
export const driverListSpec = {
  filters: { name: asText, shift: asOneOf(...shiftFilters), route_id: asId, branch_id: asId },
  sorts,
};

/** URL parameters of a drivers table inside another screen. */
export const embeddedDriverListSpec = { filters: {}, sorts };

/** The server's default sort order. */
export const DRIVER_SORT = 'name';

/** URL parameter with the id of the driver being edited. */
export const EDIT_DRIVER_PARAM = 'editDriver';
