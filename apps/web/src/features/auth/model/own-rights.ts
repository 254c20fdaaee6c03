import {
  allPermissions,
  effectivePermissions,
  type Permission,
  type Role,
  roles,
} from '@kasa/contracts/shared/permissions';
import { grantorsOf, type Requester } from '#shared/permissions/grantors.ts';
import type { PermissionGrantor } from '#shared/session/session-data.ts';

export interface OwnRight {
  readonly tag: Permission;
  /** Granted or revoked individually, against the roles (decisions §2). */
  readonly isSingle: boolean;
}

/** The user's permissions and the missing ones, in the order of the registry. */
export function ownRights(
  tags: readonly string[],
  userRoles: readonly string[],
): { have: OwnRight[]; missing: OwnRight[] } {
  const known = userRoles.filter((role): role is Role => Object.hasOwn(roles, role));
  const ofRoles = effectivePermissions(known);
  const have = allPermissions.filter((tag) => tags.includes(tag));
  const missing = allPermissions.filter((tag) => !tags.includes(tag));
  return {
    have: have.map((tag) => ({ tag, isSingle: !ofRoles.includes(tag) })),
    missing: missing.map((tag) => ({ tag, isSingle: ofRoles.includes(tag) })),
  };
}

/** Missing permissions grouped by the users who can grant them, in the order of the registry. */
export function groupByGrantors(
  missing: readonly OwnRight[],
  session: Requester,
): { readonly givers: readonly PermissionGrantor[]; readonly rights: readonly OwnRight[] }[] {
  const groups = new Map<string, { givers: readonly PermissionGrantor[]; rights: OwnRight[] }>();
  for (const right of missing) {
    const givers = grantorsOf(session, right.tag);
    const key = givers.map(({ id }) => id).join();
    const group = groups.get(key) ?? { givers, rights: [] };
    group.rights.push(right);
    groups.set(key, group);
  }
  return [...groups.values()];
}
