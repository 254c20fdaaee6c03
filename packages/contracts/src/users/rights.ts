/** Who may give whom which rights; without zod, for server and screens alike. */
import { allPermissions, type Permission, type Role, roles, tagsOf } from '../shared/permissions.ts';

/** What a person may do: roles, and single tags on top of them or taken away from them. */
export interface Rights {
  readonly roles: readonly Role[];
  readonly tags_added: readonly Permission[];
  readonly tags_removed: readonly Permission[];
}

/** Whoever gives rights to others, with the rights that they have themselves at that moment. */
export interface RightsGiver {
  readonly id: string;
  readonly roles: readonly Role[];
  readonly tags: readonly Permission[];
}

/** Why a change of rights is refused: a code of the registry, and the tag that whoever gives them lacks. */
export type RightsRefusal =
  | { readonly code: 'own_rights' | 'owner_only' }
  | { readonly code: 'right_beyond_own'; readonly permission: Permission };

/** All roles, in the order of the registry. */
export const allRoles = Object.keys(roles) as [Role, ...Role[]];

/** The tags of a role's template. */
export const tagsOfRole = (role: Role): readonly Permission[] => roles[role].tags;

/** The tags that rights amount to. */
export const tagsOfRights = (rights: Rights): Permission[] =>
  tagsOf(rights.roles, rights.tags_added, rights.tags_removed);

/**
 * The one way to write down rights that mean the same: each role and tag once, in the order of the registry, added only
 * what no role holds, removed only what some role holds. A tag that is both added and removed is removed.
 */
export function normalRights(rights: Rights): Rights {
  const tags = tagsOfRights(rights);
  const template = tagsOf(rights.roles);
  return {
    roles: allRoles.filter((role) => rights.roles.includes(role)),
    tags_added: tags.filter((tag) => !template.includes(tag)),
    tags_removed: template.filter((tag) => !tags.includes(tag)),
  };
}

/** Whether two rights are written alike in their normal form. */
export function areSameRights(one: Rights, other: Rights): boolean {
  return JSON.stringify(normalRights(one)) === JSON.stringify(normalRights(other));
}

/** What is in one list and not in both. */
function differing<Of>(one: readonly Of[], other: readonly Of[]): Of[] {
  return [...one.filter((each) => !other.includes(each)), ...other.filter((each) => !one.includes(each))];
}

function beyondOwn(giver: RightsGiver, tags: readonly Permission[]): RightsRefusal | undefined {
  const permission = allPermissions.find((tag) => tags.includes(tag) && !giver.tags.includes(tag));
  return permission && { code: 'right_beyond_own', permission };
}

/** Why somebody may not change this person's rights at all, whatever the change; undefined: they may change some. */
export function refusalOfPerson(
  giver: RightsGiver,
  person: Pick<Rights, 'roles'> & { readonly id: string },
): RightsRefusal | undefined {
  if (person.id === giver.id) return { code: 'own_rights' };
  if (person.roles.includes('owner') && !giver.roles.includes('owner')) return { code: 'owner_only' };
  return undefined;
}

/** Why somebody may neither give nor take a role: it is the owner's, or holds a tag that they lack. */
export function refusalOfRole(giver: RightsGiver, role: Role): RightsRefusal | undefined {
  if (role === 'owner' && !giver.roles.includes('owner')) return { code: 'owner_only' };
  return beyondOwn(giver, tagsOfRole(role));
}

/** Why somebody may neither give nor take a tag: they lack it. */
export const refusalOfTag = (giver: RightsGiver, tag: Permission): RightsRefusal | undefined =>
  beyondOwn(giver, [tag]);

/**
 * Why a person's rights may not be changed from `before` to `after`; undefined: they may. Nobody changes their own, only
 * an owner makes an owner or changes one, and nobody gives or takes what they lack, be it a tag or a role that holds one.
 * So a merchant always keeps an owner, and every tag that anybody had: whoever takes it has it, and keeps it.
 */
export function refusalOfChange(
  giver: RightsGiver,
  person: Rights & { readonly id: string },
  after: Rights,
): RightsRefusal | undefined {
  const ofPerson = refusalOfPerson(giver, person);
  if (ofPerson) return ofPerson;
  for (const role of differing(person.roles, after.roles)) {
    const ofRole = refusalOfRole(giver, role);
    if (ofRole) return ofRole;
  }
  return beyondOwn(giver, differing(tagsOfRights(person), tagsOfRights(after)));
}
