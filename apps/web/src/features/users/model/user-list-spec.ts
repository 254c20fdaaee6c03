import { allPermissions } from '@kasa/contracts/shared/permissions';
import { allRoles } from '@kasa/contracts/users/rights';
import { asOneOf, asText } from '#shared/table/list-filters.ts';

/** What `/users` keeps in its address. */
export const userListSpec = {
  filters: {
    q: asText,
    role: asOneOf(...allRoles),
    tag: asOneOf(...allPermissions),
    has_single_tags: asOneOf('true', 'false'),
    is_active: asOneOf('true', 'false'),
  },
  sorts: ['full_name', 'phone', 'created_at'] as const,
};

/** What the server sorts by when nothing is asked. */
export const USER_SORT = 'full_name';

/** The parameter of the address that holds the rights of a person open. */
export const RIGHTS_OF = 'user';
