/** Rules for granting rights; without zod, for server and web. */
import {
  allPermissions,
  coversAllPoints,
  effectivePermissions,
  type Permission,
  type Role,
  roles,
} from '../shared/permissions.ts';

/** A user's roles and individually added or removed permissions. */
export interface Rights {
  readonly roles: readonly Role[];
  readonly tags_added: readonly Permission[];
  readonly tags_removed: readonly Permission[];
}

/** The user who changes rights, with their own current rights. */
export interface PermissionGrantor {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly tags: readonly Permission[];
}

/** Why a change of rights is refused: a code of the registry, and the permission the grantor lacks. */
export type RightsRefusal =
  | { readonly code: 'own_rights' | 'owner_only' | 'beyond_own_points' }
  | { readonly code: 'right_beyond_own'; readonly permission: Permission };

export const allRoles = Object.keys(roles) as [Role, ...Role[]];

export const permissionsOfRole = (role: Role): readonly Permission[] => roles[role].tags;

export const permissionsOfRights = (rights: Rights): Permission[] =>
  effectivePermissions(rights.roles, rights.tags_added, rights.tags_removed);

/**
 * Canonical form of equivalent rights: no duplicates, registry order, no redundant additions or removals.
 * A permission both added and removed is removed.
 */
export function normaliseRights(rights: Rights): Rights {
  const tags = permissionsOfRights(rights);
  const template = effectivePermissions(rights.roles);
  return {
    roles: allRoles.filter((role) => rights.roles.includes(role)),
    tags_added: tags.filter((tag) => !template.includes(tag)),
    tags_removed: template.filter((tag) => !tags.includes(tag)),
  };
}

export function areSameRights(one: Rights, other: Rights): boolean {
  return JSON.stringify(normaliseRights(one)) === JSON.stringify(normaliseRights(other));
}

function differing<Of>(one: readonly Of[], other: readonly Of[]): Of[] {
  return [...one.filter((each) => !other.includes(each)), ...other.filter((each) => !one.includes(each))];
}

function beyondOwn(grantor: PermissionGrantor, tags: readonly Permission[]): RightsRefusal | undefined {
  const permission = allPermissions.find((tag) => tags.includes(tag) && !grantor.tags.includes(tag));
  return permission && { code: 'right_beyond_own', permission };
}

/** Why the grantor may not change this user's rights at all; undefined: allowed. */
export function refusalOfPerson(
  grantor: PermissionGrantor,
  person: Pick<Rights, 'roles'> & { readonly id: string },
): RightsRefusal | undefined {
  if (person.id === grantor.id) return { code: 'own_rights' };
  if (person.roles.includes('owner') && !grantor.roles.includes('owner')) return { code: 'owner_only' };
  return undefined;
}

/** Why the grantor may not change where somebody works. Owners may also place themselves. */
export function refusalOfPlacement(
  grantor: PermissionGrantor,
  person: Pick<Rights, 'roles'> & { readonly id: string },
): RightsRefusal | undefined {
  const isOwnerItself = person.id === grantor.id && grantor.roles.includes('owner');
  return isOwnerItself ? undefined : refusalOfPerson(grantor, person);
}

/** Why the grantor may neither grant nor revoke a role: it is owner-only, has a permission they lack, or covers points where they don't work. */
export function refusalOfRole(grantor: PermissionGrantor, role: Role): RightsRefusal | undefined {
  if (role === 'owner' && !grantor.roles.includes('owner')) return { code: 'owner_only' };
  const beyond = beyondOwn(grantor, permissionsOfRole(role));
  // Otherwise somebody would see by another's eyes what is kept from them.
  const isWider = coversAllPoints([role]) && !coversAllPoints(grantor.roles);
  return beyond ?? (isWider ? { code: 'beyond_own_points' } : undefined);
}

/** Why the grantor may neither grant nor revoke a permission: they lack it. */
export const refusalOfPermission = (grantor: PermissionGrantor, tag: Permission): RightsRefusal | undefined =>
  beyondOwn(grantor, [tag]);

const noRights: Rights = { roles: [], tags_added: [], tags_removed: [] };

/** Why the grantor may not give these rights to somebody who has none yet; undefined: allowed. */
export const refusalOfGrant = (grantor: PermissionGrantor, rights: Rights): RightsRefusal | undefined =>
  refusalOfChange(grantor, { id: '', ...noRights }, rights);

/**
 * Why the grantor may not decide whether and how somebody signs in: access, phone, second factor. It takes whoever
 * could take away all rights of the person. Undefined: allowed.
 */
export const refusalOfCommand = (
  grantor: PermissionGrantor,
  person: Rights & { readonly id: string },
): RightsRefusal | undefined => refusalOfChange(grantor, person, noRights);

/**
 * No one changes their own rights, only owners change owners, and no one grants or revokes beyond their own rights.
 * So a merchant always keeps an owner. Undefined: allowed.
 */
export function refusalOfChange(
  grantor: PermissionGrantor,
  person: Rights & { readonly id: string },
  after: Rights,
): RightsRefusal | undefined {
  const ofPerson = refusalOfPerson(grantor, person);
  if (ofPerson) return ofPerson;
  for (const role of differing(person.roles, after.roles)) {
    const ofRole = refusalOfRole(grantor, role);
    if (ofRole) return ofRole;
  }
  return beyondOwn(grantor, differing(permissionsOfRights(person), permissionsOfRights(after)));
}
