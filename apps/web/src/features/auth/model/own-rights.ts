import {
  allPermissions,
  type Permission,
  type Role,
  roles,
  tagsOf,
} from '@kasa/contracts/shared/permissions';

/** A right as its owner sees it. */
export interface OwnRight {
  readonly tag: Permission;
  /** Otherwise than the roles say: given to this person, or taken from them (decisions §2). */
  readonly isSingle: boolean;
}

/** What a person may do, and what not, in the order of the registry. */
export function ownRights(
  tags: readonly string[],
  userRoles: readonly string[],
): { have: OwnRight[]; missing: OwnRight[] } {
  const known = userRoles.filter((role): role is Role => Object.hasOwn(roles, role));
  const ofRoles = tagsOf(known);
  const have = allPermissions.filter((tag) => tags.includes(tag));
  const missing = allPermissions.filter((tag) => !tags.includes(tag));
  return {
    have: have.map((tag) => ({ tag, isSingle: !ofRoles.includes(tag) })),
    missing: missing.map((tag) => ({ tag, isSingle: ofRoles.includes(tag) })),
  };
}
