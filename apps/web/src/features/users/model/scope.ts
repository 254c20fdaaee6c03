import { coversAllPoints, type Permission, type Role } from '@kasa/contracts/shared/permissions';
import { allRoles } from '@kasa/contracts/users/rights';
import { rightGroups } from './rights-form.ts';
import type { MerchantUser } from './types.ts';

type Placed = Pick<MerchantUser, 'roles' | 'points'>;

/** What a person's rights extend to: everything, by these roles, or what belongs to the points where they work. */
export type RightsScope =
  | { readonly kind: 'all'; readonly roles: readonly Role[] }
  | { readonly kind: 'points'; readonly names: readonly string[] };

export function scopeOf({ roles, points }: Placed): RightsScope {
  const covering = allRoles.filter((role) => roles.includes(role) && coversAllPoints([role]));
  return covering.length > 0
    ? { kind: 'all', roles: covering }
    : { kind: 'points', names: points.map(({ name }) => name) };
}

export function hasSameScope(one: Placed, other: Placed): boolean {
  const [first, second] = [one, other].map((person) =>
    coversAllPoints(person.roles) ? null : person.points.map(({ id }) => id).sort(),
  );
  return JSON.stringify(first) === JSON.stringify(second);
}

/** Transport and companies belong to no point. */
const unlimited: readonly Permission[] = [...rightGroups.transport, 'companies_manage'];

export const isLimitedByPoints = (tag: Permission): boolean => !unlimited.includes(tag);
