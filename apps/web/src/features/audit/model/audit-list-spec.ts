import { asDay, asId, asText } from '#shared/table/filter-parsers.ts';

/** Object types are an open set: any word is accepted. */
const asKind = (text: string) => (/^[a-z_]{1,40}$/.test(text) ? text : undefined);
const asOperation = (text: string) => (/^[a-z]{1,60}$/i.test(text) ? text : undefined);

/** URL parameters of `/audit`. */
export const auditListSpec = {
  filters: {
    q: asText,
    user_id: asId,
    operation: asOperation,
    object_type: asKind,
    object_id: asId,
    from: asDay,
    to: asDay,
  },
  sorts: ['at'] as const,
};

/** The server's default sort order. */
export const AUDIT_SORT = '-at';
