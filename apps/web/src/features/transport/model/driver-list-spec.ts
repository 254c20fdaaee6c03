import { asId, asOneOf, asText } from '#shared/table/list-filters.ts';

/** Fields that drivers are sorted by. */
const sorts = ['name', 'tabulation_number', 'session_open_time', 'money', 'created_at'] as const;

/** Whether a driver has an open shift: the contract's filter. */
export const shiftFilters = ['open', 'closed'] as const;

/** What `/Drivers` keeps in its address. `name` is the search of spec §5. */
export const driverListSpec = {
  filters: { name: asText, shift: asOneOf(...shiftFilters), route_id: asId, branch_id: asId },
  sorts,
};

/** What a table of drivers inside another screen keeps in the address: page, size and order. */
export const embeddedDriverListSpec = { filters: {}, sorts };

/** What the server sorts by when nothing is asked. */
export const DRIVER_SORT = 'name';

/** The parameter of the address that holds the edit of a driver open. */
export const EDIT_DRIVER = 'editDriver';
