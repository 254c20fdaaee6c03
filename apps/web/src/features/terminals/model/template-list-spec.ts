import { asDay, asOneOf, asText } from '#shared/table/list-filters.ts';

/** What `/terminals/templates` keeps in its address. */
export const templateListSpec = {
  filters: {
    q: asText,
    is_used: asOneOf('true', 'false'),
    changed_from: asDay,
    changed_to: asDay,
    created_from: asDay,
    created_to: asDay,
  },
  sorts: ['name', 'created_at'] as const,
};

/** What the server sorts by when nothing is asked. */
export const TEMPLATE_SORT = 'name';
