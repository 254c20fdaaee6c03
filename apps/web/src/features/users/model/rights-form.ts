import { allPermissions, type Permission, type Role } from '@kasa/contracts/shared/permissions';
import { allRoles, normalRights, type Rights, tagsOfRights, tagsOfRole } from '@kasa/contracts/users/rights';
import { z } from 'zod';

/** How a tag stands in the form: as the roles have it, or against them. */
export const tagStates = ['by_roles', 'added', 'removed'] as const;

/** How a tag stands in the form. */
export type TagState = (typeof tagStates)[number];

/** Which roles are ticked. */
export type ChosenRoles = Readonly<Record<Role, boolean>>;

/** How each tag stands. */
export type ChosenTags = Readonly<Record<Permission, TagState>>;

const recordOf = <Key extends string, Of>(keys: readonly Key[], of: (key: Key) => Of) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Of>;

/** The form: a box for each role and each tag, so that somebody else's change of another box can be taken over. */
export const RightsForm = z.strictObject({
  roles: z
    .strictObject(recordOf(allRoles, () => z.boolean()))
    .refine((roles) => Object.values(roles).some(Boolean), 'role_needed'),
  tags: z.strictObject(recordOf(allPermissions, () => z.enum(tagStates))),
});

/** What the form holds. */
export type RightsDraft = z.input<typeof RightsForm>;

/** The form of rights as they are. */
export function rightsDraft({ roles, tags_added, tags_removed }: Rights): RightsDraft {
  const stateOf = (tag: Permission): TagState => {
    if (tags_removed.includes(tag)) return 'removed';
    return tags_added.includes(tag) ? 'added' : 'by_roles';
  };
  return {
    roles: recordOf(allRoles, (role) => roles.includes(role)),
    tags: recordOf(allPermissions, stateOf),
  };
}

/** The rights that a form means, in their normal form. */
export function rightsOfDraft({ roles, tags }: { roles: ChosenRoles; tags: ChosenTags }): Rights {
  const inState = (state: TagState) => allPermissions.filter((tag) => tags[tag] === state);
  return normalRights({
    roles: allRoles.filter((role) => roles[role]),
    tags_added: inState('added'),
    tags_removed: inState('removed'),
  });
}

/** Of the ticked roles those that hold a tag. */
export const rolesWith = (tag: Permission, roles: ChosenRoles): Role[] =>
  allRoles.filter((role) => roles[role] && tagsOfRole(role).includes(tag));

/** Whether the person may do what a tag stands for, by the roles and the state of the tag. */
export const isGiven = (tag: Permission, state: TagState, roles: ChosenRoles): boolean =>
  state === 'added' || (state === 'by_roles' && rolesWith(tag, roles).length > 0);

/** The state of a tag that was ticked or not: as the roles have it, wherever that is what is wanted. */
export function stateFor(tag: Permission, isWanted: boolean, roles: ChosenRoles): TagState {
  const isOfRole = rolesWith(tag, roles).length > 0;
  if (isOfRole === isWanted) return 'by_roles';
  return isWanted ? 'added' : 'removed';
}

/** What a change of rights gives and takes, in the order of the registry. */
export interface RightsDifference {
  readonly rolesGiven: readonly Role[];
  readonly rolesTaken: readonly Role[];
  /** What the person may do from then on, and could not before. */
  readonly gained: readonly Permission[];
  readonly lost: readonly Permission[];
}

/** What a change of rights gives and takes; null: nothing. */
export function differenceOf(before: Rights, after: Rights): RightsDifference | null {
  const [had, has] = [tagsOfRights(before), tagsOfRights(after)];
  const difference = {
    rolesGiven: after.roles.filter((role) => !before.roles.includes(role)),
    rolesTaken: before.roles.filter((role) => !after.roles.includes(role)),
    gained: has.filter((tag) => !had.includes(tag)),
    lost: had.filter((tag) => !has.includes(tag)),
  };
  return Object.values(difference).every(({ length }) => length === 0) ? null : difference;
}
