/** People by what they may do, as conditions on rows of `users`. */
import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { allRoles, tagsOfRole } from '@kasa/contracts/users/rights';
import { type SqlBool, sql } from 'kysely';

/** How a name stands in a JSON list. */
const inList = (name: string) => `%"${name}"%`;

/** They have the role, maybe among others. */
export const hasRole = (role: Role) => sql<SqlBool>`users.roles like ${inList(role)}`;

/** They may do what the tag stands for: it was added, or a role holds it, and it was not taken away. */
export function hasTag(tag: Permission) {
  const holding = allRoles.filter((role) => tagsOfRole(role).includes(tag));
  const given = [sql`users.tags_added like ${inList(tag)}`, ...holding.map(hasRole)];
  return sql<SqlBool>`(users.tags_removed not like ${inList(tag)} and (${sql.join(given, sql` or `)}))`;
}
