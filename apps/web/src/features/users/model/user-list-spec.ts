import { allPermissions } from '@kasa/contracts/shared/permissions';
import { allRoles } from '@kasa/contracts/users/rights';
import { asOneOf, asText } from '#shared/table/filter-parsers.ts';

/** URL parameters of `/users`. */
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

/** The server's default sort order. */
export const USER_SORT = 'full_name';

/** URL parameter with the id of the user whose rights are open. */
export const RIGHTS_USER_PARAM = 'user';
