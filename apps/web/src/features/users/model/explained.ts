import { openedBy, type Permission, type Role } from '@kasa/contracts/shared/permissions';
import {
  allRoles,
  areSameRights,
  permissionsOfRights,
  permissionsOfRole,
  type Rights,
} from '@kasa/contracts/users/rights';
import { rightGroupIds, rightGroups } from './rights-form.ts';

/** Where a right comes from. `through`: the person lacks it, but others of theirs open the same. */
export type RightSource =
  | { readonly kind: 'roles'; readonly roles: readonly Role[] }
  | { readonly kind: 'single' }
  | { readonly kind: 'template'; readonly name: string }
  | { readonly kind: 'through'; readonly tags: readonly Permission[] };

export interface ExplainedRight {
  readonly tag: Permission;
  /** At least one. */
  readonly sources: readonly RightSource[];
}

/** A right that was taken away, although roles hold it. */
export interface TakenRight {
  readonly tag: Permission;
  readonly roles: readonly Role[];
  /** Rights of the person that open the same all the same. */
  readonly through: readonly Permission[];
}

export interface ExplainedRights {
  /** All that the person may do, by groups. */
  readonly rights: readonly ExplainedRight[];
  readonly taken: readonly TakenRight[];
}

/** All permissions, group after group. */
export const groupedTags: readonly Permission[] = rightGroupIds.flatMap((id) => [...rightGroups[id]]);

/** What a person may do and why, and what was taken away. @param template the person's, null: none, or not known yet */
export function explainRights(
  person: Rights,
  template: (Rights & { readonly name: string }) | null = null,
): ExplainedRights {
  const held = permissionsOfRights(person);
  const rolesOf = (tag: Permission) =>
    allRoles.filter((role) => person.roles.includes(role) && permissionsOfRole(role).includes(tag));
  const throughOf = (tag: Permission) =>
    openedBy(tag).filter((other) => other !== tag && held.includes(other));
  const sourcesOf = (tag: Permission): readonly RightSource[] => {
    const [roles, through] = [rolesOf(tag), throughOf(tag)];
    if (!held.includes(tag)) return through.length > 0 ? [{ kind: 'through', tags: through }] : [];
    return [
      roles.length > 0 ? { kind: 'roles', roles } : { kind: 'single' },
      ...(template && areSameRights(person, template)
        ? [{ kind: 'template', name: template.name } as const]
        : []),
    ];
  };
  return {
    rights: groupedTags
      .map((tag) => ({ tag, sources: sourcesOf(tag) }))
      .filter(({ sources }) => sources.length > 0),
    taken: groupedTags
      .filter((tag) => !held.includes(tag) && rolesOf(tag).length > 0)
      .map((tag) => ({ tag, roles: rolesOf(tag), through: throughOf(tag) })),
  };
}

/** A right that one of two people has. */
export interface OneSidedRight extends ExplainedRight {
  /** That it was taken away from the other; null: they never had it. */
  readonly takenFromOther: TakenRight | null;
}

export interface RightsComparison {
  readonly onlyFirst: readonly OneSidedRight[];
  readonly onlySecond: readonly OneSidedRight[];
  readonly both: readonly {
    readonly tag: Permission;
    readonly first: readonly RightSource[];
    readonly second: readonly RightSource[];
  }[];
}

const ofTag = <Right extends { readonly tag: Permission }>(rights: readonly Right[], tag: Permission) =>
  rights.find((right) => right.tag === tag);

/** What only the one may do, only the other, and both. */
export function compareRights(first: ExplainedRights, second: ExplainedRights): RightsComparison {
  const onlyIn = (one: ExplainedRights, other: ExplainedRights) =>
    one.rights
      .filter(({ tag }) => ofTag(other.rights, tag) === undefined)
      .map((right) => ({ ...right, takenFromOther: ofTag(other.taken, right.tag) ?? null }));
  return {
    onlyFirst: onlyIn(first, second),
    onlySecond: onlyIn(second, first),
    both: first.rights.flatMap(({ tag, sources }) => {
      const same = ofTag(second.rights, tag);
      return same === undefined ? [] : [{ tag, first: sources, second: same.sources }];
    }),
  };
}

/** The roles that hold a right. */
export const rolesHolding = (tag: Permission): readonly Role[] =>
  allRoles.filter((role) => permissionsOfRole(role).includes(tag));

/** Groups of the actions whose names hold a text, without those where none does. */
export function foundActions(nameOf: (tag: Permission) => string, asked: string) {
  const wanted = asked.trim().toLocaleLowerCase();
  return rightGroupIds
    .map((id) => ({
      id,
      tags: rightGroups[id].filter((tag) => nameOf(tag).toLocaleLowerCase().includes(wanted)),
    }))
    .filter(({ tags }) => tags.length > 0);
}

export type ActionGroup = ReturnType<typeof foundActions>[number];
