import { updateHome, viewAsRole } from '@kasa/contracts/auth/operations/account';
import { getMe } from '@kasa/contracts/auth/operations/session';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Role } from '@kasa/contracts/shared/permissions';
import { describe, expect, it } from 'vitest';
import { type Caller, call, signInAs, signInWith } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();

describe('where a person starts', () => {
  const home = async (caller: Caller) => (await call(test.app, getMe, {}, caller)).data.user.home;
  const choose = (caller: Caller, body: (typeof updateHome.example)['body']) =>
    call(test.app, updateHome, { body }, caller);
  const setUser = (role: Role, columns: object) =>
    test.database.db
      .updateTable('users')
      .set(columns)
      .where('merchant_id', '=', exampleIds.merchant)
      .where('roles', '=', JSON.stringify([role]))
      .execute();

  it.each([
    ['owner', '/'],
    ['director', '/'],
    ['accountant', '/'],
    ['dispatcher', '/Transports'],
    ['cashier', `/terminals?open=${exampleIds.terminal}`],
    ['driver', `/Drivers?open=${exampleIds.driver}`],
  ] as const)('follows the role: %s', async (role, path) => {
    expect(await home(await signInAs(test.app, role))).toMatchObject({ screen: null, path });
  });

  it('is the list of drivers for a driver without a card, and a question for a cashier without a terminal', async () => {
    const driver = await signInAs(test.app, 'driver');
    await test.database.db
      .updateTable('drivers')
      .set({ phone: '+380671234567' })
      .where('id', '=', exampleIds.driver)
      .execute();
    expect((await home(driver)).path).toBe('/Drivers');
    await setUser('cashier', { home_terminal_id: null });
    const cashier = await signInAs(test.app, 'cashier');
    expect(await home(cashier)).toEqual({ screen: null, terminal: null, path: '/profile/terminal' });
  });

  it('of several roles is what the widest of them does', async () => {
    await setUser('dispatcher', { roles: '["driver","dispatcher"]' });
    expect((await home(await signInWith(test.app, '+380500000005'))).path).toBe('/Transports');
    await setUser('accountant', { roles: '["driver","accountant"]' });
    expect((await home(await signInWith(test.app, '+380500000003'))).path).toBe('/');
  });

  it('can be chosen, on every device, until what was chosen may not be seen any more', async () => {
    const dispatcher = await signInAs(test.app, 'dispatcher');
    const answer = await choose(dispatcher, { screen: 'dashboard', terminal_id: null });
    expect(answer.data.user.home).toMatchObject({ screen: 'dashboard', path: '/dashboard' });
    const elsewhere = await signInAs(test.app, 'dispatcher');
    expect((await home(elsewhere)).path).toBe('/dashboard');
    await setUser('dispatcher', { tags_removed: '["reports_view"]' });
    expect(await home(elsewhere)).toMatchObject({ screen: null, path: '/Transports' });
  });

  it('may be a terminal of the own merchant only', async () => {
    const owner = await signInAs(test.app, 'owner');
    const stranger = await signInWith(test.app, '+380500000011');
    const own = { screen: 'terminal', terminal_id: exampleIds.terminal } as const;
    expect((await choose(stranger, own)).code).toBe(-6);
    expect((await choose(owner, { screen: 'terminal', terminal_id: null })).code).toBe(-2);
    expect((await choose(owner, own)).data.user.home.terminal?.id).toBe(exampleIds.terminal);
  });

  it('is no terminal that was released', async () => {
    const owner = await signInAs(test.app, 'owner');
    await test.database.db
      .updateTable('terminals')
      .set({ status: 'released', release_reason: 'Повернуто' })
      .where('id', '=', exampleIds.terminal)
      .execute();
    const answer = await choose(owner, { screen: 'terminal', terminal_id: exampleIds.terminal });
    expect([answer.code, answer.details]).toMatchObject([-6, { fields: [{ path: 'terminal_id' }] }]);
  });

  it('of whoever views as a role is that of the role', async () => {
    const owner = await signInAs(test.app, 'owner');
    await choose(owner, { screen: 'dashboard', terminal_id: null });
    const seen = await call(test.app, viewAsRole, { body: { role: 'cashier' } }, owner);
    expect(seen.data.user.home).toEqual({ screen: null, terminal: null, path: '/' });
  });
});
