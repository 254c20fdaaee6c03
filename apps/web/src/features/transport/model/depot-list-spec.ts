import { asText } from '#shared/table/list-filters.ts';

/** What `/branches` keeps in its address. */
export const depotListSpec = {
  filters: { q: asText },
  sorts: ['name', 'city', 'created_at'] as const,
};

/** What the server sorts by when nothing is asked. */
export const DEPOT_SORT = 'name';
