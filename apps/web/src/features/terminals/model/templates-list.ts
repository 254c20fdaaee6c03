import { asText } from '../../../shared/table/list-filters.ts';

/** What `/terminals/templates` keeps in its address. */
export const templatesList = { filters: { q: asText }, sorts: ['name', 'created_at'] as const };

/** What the server sorts by when nothing is asked. */
export const TEMPLATES_SORT = 'name';
