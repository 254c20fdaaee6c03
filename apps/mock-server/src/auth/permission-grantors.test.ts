import { viewAsRole } from '@kasa/contracts/auth/operations/account';
import { getMe } from '@kasa/contracts/auth/operations/session';
import { setMockRights } from '@kasa/contracts/mock/operations';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { effectivePermissions, type Permission, type Role } from '@kasa/contracts/shared/permissions';
import { describe, expect, it } from 'vitest';
import { type Caller, call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();

describe('a session says', () => {
  const me = async (caller: Caller) => (await call(test.app, getMe, {}, caller)).data;
  const give = (phone: string, roles: Role[], tags_added: Permission[], tags_removed: Permission[] = []) =>
    call(test.app, setMockRights, { body: { phone, roles, tags_added, tags_removed } });
  const deactivate = (phone: string) =>
    test.database.db.updateTable('users').set({ is_active: 0 }).where('phone', '=', phone).execute();
  const names = async (who: Caller) => (await me(who)).rights_givers.map(({ full_name }) => full_name);
  const [owner, director] = [
    { full_name: 'Коваль Олена Петрівна', position: 'Власниця' },
    { full_name: 'Мельник Сергій Іванович', position: 'Директор' },
  ];

  it('who can give a right: others with users_manage, owners first', async () => {
    const driver = await signInAs(test.app, 'driver');
    const boss = await signInAs(test.app, 'owner');
    expect((await me(boss)).rights_givers).toMatchObject([
      { ...director, id: exampleIds.user, roles: ['director'], tags: effectivePermissions(['director']) },
    ]);
    await give('+380500000004', ['cashier'], ['users_manage']);
    await give('+380500000002', ['director'], [], ['users_manage']);
    await give('+380500000005', ['owner'], []);
    expect(await names(driver)).toEqual([
      'Коваль Олена Петрівна',
      'Савчук Тарас Миколайович',
      'Кравчук Марія Олегівна',
    ]);
    for (const n of [2, 3, 6]) await give(`+38050000000${n}`, ['owner'], []);
    expect(await names(driver)).toHaveLength(5);
    await deactivate('+380500000001');
    expect(await names(driver)).not.toContain('Коваль Олена Петрівна');
  });

  it('of them at least one for each right that somebody can give, be it after five others', async () => {
    const driver = await signInAs(test.app, 'driver');
    for (const n of [1, 2, 3, 4, 5]) await give(`+38050000000${n}`, ['owner'], [], ['audit_view']);
    await give('+380500000021', ['cashier'], ['users_manage', 'audit_view'], ['facq_transac_reversal']);
    const { rights_givers } = await me(driver);
    expect(rights_givers).toHaveLength(5);
    expect(rights_givers.map(({ roles }) => roles)).toEqual([...Array(4).fill(['owner']), []]);
    expect(rights_givers.at(-1)?.tags).toEqual(['users_manage', 'audit_view', 'transactions_view']);
  });

  it('and of what they may do only what oneself lacks, for whoever cannot look it up', async () => {
    const accountant = await signInAs(test.app, 'accountant');
    const own = effectivePermissions(['accountant']);
    const lacking = (tags: Permission[]) => tags.filter((tag) => !own.includes(tag));
    expect((await me(accountant)).rights_givers).toEqual([
      { ...owner, id: exampleIds.owner, roles: ['owner'], tags: lacking(effectivePermissions(['owner'])) },
      { ...director, id: exampleIds.user, roles: [], tags: lacking(effectivePermissions(['director'])) },
    ]);
    const all = (await me(await signInAs(test.app, 'director'))).rights_givers;
    expect(all).toEqual([
      { ...owner, id: exampleIds.owner, roles: ['owner'], tags: effectivePermissions(['owner']) },
    ]);
  });

  it('through another role it is read as that role reads it, oneself among those who can give', async () => {
    const boss = await signInAs(test.app, 'owner');
    await call(test.app, viewAsRole, { body: { role: 'cashier' } }, boss);
    expect((await me(boss)).rights_givers).toEqual(
      (await me(await signInAs(test.app, 'cashier'))).rights_givers,
    );
  });
});
