import { asDay, asOneOf, asText } from '#shared/table/filter-parsers.ts';

/** URL parameters of `/terminals/templates`. */
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

/** The server's default sort order. */
export const TEMPLATE_SORT = 'name';
