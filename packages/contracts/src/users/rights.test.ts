import { describe, expect, it } from 'vitest';
import { allPermissions, effectivePermissions, type Permission, type Role } from '../shared/permissions.ts';
import {
  allRoles,
  areSameRights,
  normaliseRights,
  type PermissionGrantor,
  permissionsOfRights,
  type Rights,
  refusalOfChange,
  refusalOfPermission,
  refusalOfRole,
} from './rights.ts';

const rights = (roles: Role[], tags_added: Permission[] = [], tags_removed: Permission[] = []): Rights => ({
  roles,
  tags_added,
  tags_removed,
});
const giver = (roles: Role[], removed: Permission[] = []): PermissionGrantor => ({
  id: 'giver',
  roles,
  tags: effectivePermissions(roles, [], removed),
});
const [owner, director] = [giver(['owner']), giver(['director'])];
const change = (who: PermissionGrantor, before: Rights, after: Rights, id = 'person') =>
  refusalOfChange(who, { id, ...before }, after);

/** A deterministic pseudo-random generator, 0 to 1. */
function drawer(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
const some = <Of>(draw: () => number, all: readonly Of[], share: number) => all.filter(() => draw() < share);
const anyRights = (draw: () => number) =>
  rights(some(draw, allRoles, 0.3), some(draw, allPermissions, 0.2), some(draw, allPermissions, 0.2));

describe('rights in their normal form', () => {
  it('leave out what says nothing: doubles, what a role holds already, what none holds', () => {
    const said = rights(
      ['driver', 'cashier', 'cashier'],
      ['reports_view', 'facq_transac_reversal', 'encashment_perform', 'encashment_perform'],
      ['audit_view', 'facq_transac_reversal'],
    );
    expect(normaliseRights(said)).toEqual(
      rights(['cashier', 'driver'], ['encashment_perform', 'reports_view'], ['facq_transac_reversal']),
    );
    // Removed takes precedence over added.
    expect(normaliseRights(rights(['driver'], ['audit_view'], ['audit_view']))).toEqual(rights(['driver']));
  });

  it('mean the same, and are their own normal form', () => {
    const draw = drawer(7);
    for (let n = 0; n < 500; n += 1) {
      const any = anyRights(draw);
      const normal = normaliseRights(any);
      expect(permissionsOfRights(normal)).toEqual(permissionsOfRights(any));
      expect(normaliseRights(normal)).toEqual(normal);
      expect(areSameRights(any, normal)).toBe(true);
    }
  });
});

describe('a change is refused', () => {
  it('of one’s own rights, whatever they are', () => {
    expect(change(owner, rights(['owner']), rights(['owner'], [], ['audit_view']), 'giver')).toEqual({
      code: 'own_rights',
    });
  });

  it('that makes an owner or touches one, unless an owner does it', () => {
    const touched = [
      [rights(['owner']), rights(['cashier'])],
      [rights(['cashier']), rights(['owner'])],
      [rights(['owner']), rights(['owner'], [], ['add_terminal'])],
    ] as const;
    for (const [before, after] of touched) {
      expect(change(director, before, after)).toEqual({ code: 'owner_only' });
      expect(change(owner, before, after)).toBeUndefined();
    }
  });

  it('that gives or takes a tag which one lacks, by itself or with a role', () => {
    const beyond = { code: 'right_beyond_own', permission: 'audit_view' };
    const cashier = rights(['cashier']);
    expect(change(director, cashier, rights(['cashier'], ['audit_view']))).toEqual(beyond);
    expect(change(director, rights(['cashier'], ['audit_view']), cashier)).toEqual(beyond);
    const lacksStatus = { code: 'right_beyond_own', permission: 'facq_transac_status_update' };
    expect(change(director, cashier, rights(['accountant']))).toEqual(lacksStatus);
    expect(change(director, rights(['accountant', 'cashier']), cashier)).toEqual(lacksStatus);
    // Also if the missing permissions are removed in the same change: someone else could restore them unnoticed.
    const hollow = rights(
      ['accountant'],
      [],
      ['facq_transac_status_update', 'companies_manage', 'audit_view'],
    );
    expect(change(director, cashier, hollow)).toEqual(lacksStatus);
    expect(change(giver(['owner'], ['audit_view']), cashier, rights(['owner']))).toEqual(beyond);
  });

  it('of nothing else: what one has oneself may be given and taken, and what is not touched does not matter', () => {
    const accountant = rights(['accountant']);
    expect(change(director, rights(['cashier']), rights(['director'], [], ['users_manage']))).toBeUndefined();
    expect(change(director, accountant, rights(['accountant'], ['encashment_perform']))).toBeUndefined();
    expect(change(director, accountant, accountant)).toBeUndefined();
    expect(
      refusalOfRole(director, 'cashier') ?? refusalOfPermission(director, 'add_terminal'),
    ).toBeUndefined();
  });
});

it('whatever is done by whoever may, there is always an owner, and nobody gets what nobody of them had', () => {
  const draw = drawer(41);
  const people = new Map<string, Rights>([
    ['a', rights(['owner'])],
    ['b', rights(['owner'], [], ['audit_view'])],
    ['c', rights(['director'])],
    ['d', rights(['cashier'])],
  ]);
  const ids = [...people.keys()];
  let done = 0;
  for (let n = 0; n < 5_000; n += 1) {
    const [who, whom] = [ids, ids].map((all) => all[Math.floor(draw() * all.length)] ?? 'a') as [
      string,
      string,
    ];
    const own = people.get(who) ?? rights([]);
    const asking = { id: who, roles: own.roles, tags: permissionsOfRights(own) };
    const before = people.get(whom) ?? rights([]);
    const after = normaliseRights(anyRights(draw));
    if (!asking.tags.includes('users_manage')) continue;
    if (refusalOfChange(asking, { id: whom, ...before }, after) !== undefined) continue;
    done += 1;
    for (const tag of permissionsOfRights(after)) {
      expect([...permissionsOfRights(before), ...asking.tags]).toContain(tag);
    }
    people.set(whom, after);
    const all = [...people.values()];
    expect(all.some(({ roles }) => roles.includes('owner'))).toBe(true);
    // The union of all permissions never shrinks.
    expect(new Set(all.flatMap(permissionsOfRights)).size).toBe(allPermissions.length);
  }
  expect(done).toBeGreaterThan(50);
});
