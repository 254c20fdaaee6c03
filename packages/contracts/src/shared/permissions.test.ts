import { describe, expect, it } from 'vitest';
import { type Permission, permissions, type Role, roles, tagsOf } from './permissions.ts';
import { PermissionTag, RoleName } from './permissions-schema.ts';

const allTags = Object.keys(permissions) as Permission[];
const allRoles = Object.keys(roles) as Role[];

it('has the tags of the spec (§6), letter for letter', () => {
  expect(allTags).toEqual(
    expect.arrayContaining([
      'add_terminal',
      'edit_terminal',
      'facq_transac_status_update',
      'facq_transac_reversal',
      'facq_transac_reversal_sum',
      'offline_all_update',
    ]),
  );
});

it('has six roles (decisions §2)', () => {
  expect(allRoles).toEqual(['owner', 'director', 'accountant', 'cashier', 'dispatcher', 'driver']);
  expect(RoleName.options).toEqual(allRoles);
});

describe('roles', () => {
  it.each(allRoles)('%s has known tags, each once, and names in both languages', (role) => {
    const { tags, uk, en } = roles[role];
    expect(new Set(tags).size).toBe(tags.length);
    for (const tag of tags) expect(PermissionTag.safeParse(tag).success).toBe(true);
    expect(uk).toMatch(/^[А-ЯІЇЄҐ]/);
    expect(en).toMatch(/^[A-Z]/);
  });

  it('of an owner may everything, of a driver nothing; only two manage transport', () => {
    expect(tagsOf(['owner'])).toEqual(allTags);
    expect(tagsOf(['driver'])).toEqual([]);
    expect(allRoles.filter((role) => tagsOf([role]).includes('transport_manage'))).toEqual([
      'owner',
      'dispatcher',
    ]);
  });

  it('reversing by sum does not follow from reversing', () => {
    expect(tagsOf(['cashier'])).toEqual(['facq_transac_reversal']);
  });
});

describe('the tags of a user', () => {
  it('are those of all roles, each once, in the order of the registry', () => {
    const tags = tagsOf(['dispatcher', 'accountant', 'dispatcher']);
    expect(tags).toEqual(allTags.filter((tag) => tags.includes(tag)));
    expect(tags).toEqual([
      'facq_transac_status_update',
      'companies_manage',
      'transport_manage',
      'reports_view',
      'audit_view',
    ]);
  });

  it('may be added and removed one by one; removing wins', () => {
    expect(tagsOf(['cashier'], ['audit_view'], ['facq_transac_reversal'])).toEqual(['audit_view']);
    expect(tagsOf([], ['audit_view'], ['audit_view'])).toEqual([]);
  });

  it('of nobody are none', () => {
    expect(tagsOf([])).toEqual([]);
  });
});
