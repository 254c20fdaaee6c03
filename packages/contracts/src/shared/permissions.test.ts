import { describe, expect, it } from 'vitest';
import {
  effectivePermissions,
  opens,
  type Permission,
  permissions,
  type Role,
  roles,
} from './permissions.ts';
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

  it('of an owner may everything, of a driver see the own shift; only two manage transport', () => {
    expect(effectivePermissions(['owner'])).toEqual(allTags);
    expect(effectivePermissions(['driver'])).toEqual(['own_shift_view']);
    expect(allRoles.filter((role) => effectivePermissions([role]).includes('transport_manage'))).toEqual([
      'owner',
      'dispatcher',
    ]);
  });

  it('reversing by sum does not follow from reversing', () => {
    expect(effectivePermissions(['cashier'])).toEqual(['facq_transac_reversal', 'transactions_view']);
  });
});

it('has the templates by which rights are stored: other ones take a migration', () => {
  const templates = Object.fromEntries(
    allRoles.map((role) => [role, [...roles[role].tags].sort().join(' ')]),
  );
  expect(
    templates,
    'Rights are stored as differences from these templates. Whoever changes one writes a migration that brings the roles, tags_added and tags_removed of all users into their normal form again (`normalRights`), see docs/adr/0014-who-gives-rights.md; then this test.',
  ).toEqual({
    owner:
      'add_terminal audit_view cash_view catalog_manage companies_manage customers_manage ecomm_manage edit_terminal encashment_perform facq_transac_reversal facq_transac_reversal_sum facq_transac_status_update loyalty_manage offline_all_update own_shift_view points_manage release_terminal reports_view transactions_view transport_manage transport_view users_manage',
    director:
      'add_terminal cash_view catalog_manage edit_terminal encashment_perform facq_transac_reversal facq_transac_reversal_sum loyalty_manage own_shift_view points_manage reports_view transactions_view transport_view users_manage',
    accountant:
      'audit_view cash_view companies_manage facq_transac_status_update reports_view transactions_view transport_view',
    cashier: 'facq_transac_reversal transactions_view',
    dispatcher: 'reports_view transport_manage transport_view',
    driver: 'own_shift_view',
  });
});

describe('the tags of a user', () => {
  it('are those of all roles, each once, in the order of the registry', () => {
    const tags = effectivePermissions(['dispatcher', 'accountant', 'dispatcher']);
    expect(tags).toEqual(allTags.filter((tag) => tags.includes(tag)));
    expect(tags).toEqual([
      'facq_transac_status_update',
      'companies_manage',
      'transport_manage',
      'reports_view',
      'audit_view',
      'transactions_view',
      'cash_view',
      'transport_view',
    ]);
  });

  it('may be added and removed one by one; removing wins', () => {
    expect(effectivePermissions(['cashier'], ['audit_view'], ['facq_transac_reversal'])).toEqual([
      'audit_view',
      'transactions_view',
    ]);
    expect(effectivePermissions([], ['audit_view'], ['audit_view'])).toEqual([]);
  });

  it('open what needs them; whoever takes cash out sees it, and not the other way round', () => {
    expect(opens(['encashment_perform'], 'cash_view')).toBe(true);
    expect(opens(['cash_view'], 'encashment_perform')).toBe(false);
    expect(opens(['reports_view'], 'cash_view')).toBe(false);
    expect(opens(['transport_manage'], 'transport_view')).toBe(true);
    expect(opens(['transport_view'], 'own_shift_view')).toBe(true);
    expect(opens(['own_shift_view'], 'transport_view')).toBe(false);
  });

  it('of nobody are none', () => {
    expect(effectivePermissions([])).toEqual([]);
  });
});
