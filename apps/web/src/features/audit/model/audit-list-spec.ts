import { asDay, asId, asText } from '#shared/table/list-filters.ts';

/** Kinds are an open set: any word may be one. */
const asKind = (text: string) => (/^[a-z_]{1,40}$/.test(text) ? text : undefined);
/** So are operations. */
const asOperation = (text: string) => (/^[a-z]{1,60}$/i.test(text) ? text : undefined);

/** What `/audit` keeps in its address. */
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

/** What the server sorts by when nothing is asked. */
export const AUDIT_SORT = '-at';
