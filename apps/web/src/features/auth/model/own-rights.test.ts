import { allPermissions } from '@kasa/contracts/shared/permissions';
import { expect, it } from 'vitest';
import { ownRights } from './own-rights.ts';

it('tells what a role gives from what was given or taken one by one', () => {
  const { have, missing } = ownRights(
    ['transport_manage', 'audit_view', 'nonsense'],
    ['dispatcher', 'nobody'],
  );
  expect(have).toEqual([
    { tag: 'transport_manage', isSingle: false },
    { tag: 'audit_view', isSingle: true },
  ]);
  expect(missing).toContainEqual({ tag: 'reports_view', isSingle: true });
  expect(missing).toContainEqual({ tag: 'add_terminal', isSingle: false });
  expect(have.length + missing.length).toBe(allPermissions.length);
});
