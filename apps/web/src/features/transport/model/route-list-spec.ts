import { asOneOf, asText } from '#shared/table/filter-parsers.ts';
import { modes } from './vehicle-list-spec.ts';

/** URL parameters of `/Routes`. */
export const routeListSpec = {
  filters: { q: asText, city: asText, mode: asOneOf(...modes) },
  sorts: ['name', 'transport_num', 'avg_speed', 'avg_time', 'created_at'] as const,
};

/** The server's default sort order. */
export const ROUTE_SORT = 'name';
