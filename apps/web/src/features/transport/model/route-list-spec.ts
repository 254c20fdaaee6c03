import { asOneOf, asText } from '#shared/table/list-filters.ts';
import { modes } from './vehicle-list-spec.ts';

/** What `/Routes` keeps in its address. */
export const routeListSpec = {
  filters: { q: asText, city: asText, mode: asOneOf(...modes) },
  sorts: ['name', 'transport_num', 'avg_speed', 'avg_time', 'created_at'] as const,
};

/** What the server sorts by when nothing is asked. */
export const ROUTE_SORT = 'name';
