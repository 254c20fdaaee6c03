import { allPermissions, type Permission, ROLES_OF_ALL_POINTS } from '@kasa/contracts/shared/permissions';
import {
  allRoles,
  type PermissionGrantor,
  refusalOfPermission,
  refusalOfRole,
} from '@kasa/contracts/users/rights';
import { type SqlBool, sql } from 'kysely';
import { seenBy, type Viewer } from '../db/point-scope.ts';
import type { Db } from '../db/schema.ts';
import { hasRole, hasTag } from '../db/user-rights.ts';
import { rightsOf } from '../http/session/session.ts';

/** Minimum to list; more when needed to cover every right. */
const MIN_LISTED = 5;

const isOwner = ({ roles }: PermissionGrantor) => roles.includes('owner');

/** Everything to cover: each permission and role, by anybody and by an owner, because only owners can change owners. */
const requirements: readonly ((giver: PermissionGrantor) => boolean)[] = [
  ...allPermissions.map((tag) => (giver: PermissionGrantor) => refusalOfPermission(giver, tag) === undefined),
  ...allRoles.map((role) => (giver: PermissionGrantor) => refusalOfRole(giver, role) === undefined),
].flatMap((can) => [can, (giver) => isOwner(giver) && can(giver)]);

function selectCover<Of extends PermissionGrantor>(givers: readonly Of[]): Of[] {
  let open = requirements;
  const needed = new Set(
    givers.filter((giver) => {
      const left = open.filter((can) => !can(giver));
      const isNeeded = left.length < open.length;
      open = left;
      return isNeeded;
    }),
  );
  const others = givers.filter((giver) => !needed.has(giver)).slice(0, Math.max(0, MIN_LISTED - needed.size));
  return givers.filter((giver) => needed.has(giver) || others.includes(giver));
}

/**
 * Active users of a merchant with `users_manage`, owners first: those who can grant missing rights. A reader without
 * `users_manage` sees only whether they are owners and which of the rights the reader lacks they have.
 * @param reader `id` null: an owner who views as another role
 */
export async function listPermissionGrantors(
  db: Db,
  viewer: Viewer,
  reader: { readonly id: string | null; readonly tags: readonly Permission[] },
) {
  const everywhere = ROLES_OF_ALL_POINTS.map((role) => hasRole(role));
  const isNear = sql<SqlBool>`(${seenBy(db, 'users', viewer)} or ${sql.join(everywhere, sql` or `)})`;
  const rows = await db
    .selectFrom('users')
    .select(['id', 'full_name', 'position', 'roles', 'tags_added', 'tags_removed'])
    .where('merchant_id', '=', viewer.merchantId)
    .where(isNear)
    .where('is_active', '=', 1)
    .where(hasTag('users_manage'))
    .orderBy(sql`case when ${hasRole('owner')} then 0 else 1 end`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const givers = rows
    .filter(({ id }) => id !== reader.id)
    .map(({ id, full_name, position, ...row }) => {
      const { roles, tags } = rightsOf(row.roles, row.tags_added, row.tags_removed);
      return { id, full_name, position, roles, tags };
    });
  const seesAll = reader.tags.includes('users_manage');
  return selectCover(givers).map((giver) => ({
    ...giver,
    roles: giver.roles.filter((role) => seesAll || role === 'owner'),
    tags: giver.tags.filter((tag) => seesAll || !reader.tags.includes(tag)),
  }));
}
