import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { allRoles, permissionsOfRole, type Rights } from '@kasa/contracts/users/rights';
import { type SqlBool, sql } from 'kysely';

const inList = (name: string) => `%"${name}"%`;

export const hasRole = (role: Role) => sql<SqlBool>`users.roles like ${inList(role)}`;

/** The tag was added, or a role contains it, and it was not removed. */
export function hasTag(tag: Permission) {
  const holding = allRoles.filter((role) => permissionsOfRole(role).includes(tag));
  const given = [sql`users.tags_added like ${inList(tag)}`, ...holding.map(hasRole)];
  return sql<SqlBool>`(users.tags_removed not like ${inList(tag)} and (${sql.join(given, sql` or `)}))`;
}

export const rightsColumns = ({ roles, tags_added, tags_removed }: Rights) => ({
  roles: JSON.stringify(roles),
  tags_added: JSON.stringify(tags_added),
  tags_removed: JSON.stringify(tags_removed),
});
