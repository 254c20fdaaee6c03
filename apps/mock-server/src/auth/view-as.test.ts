import { revokeOtherSessions, viewAsRole } from '@kasa/contracts/auth/operations/account';
import { changePassword } from '@kasa/contracts/auth/operations/password';
import { exchangeKey, getMe, signOut } from '@kasa/contracts/auth/operations/session';
import { setMockRights } from '@kasa/contracts/mock/operations';
import { operations } from '@kasa/contracts/operations';
import { codes } from '@kasa/contracts/shared/codes';
import type { Operation } from '@kasa/contracts/shared/operation';
import { type Permission, type Role, roles } from '@kasa/contracts/shared/permissions';
import { describe, expect, it } from 'vitest';
import { TABLES } from '../db/schema.ts';
import { call, cookieOf, requestOf, send, signInAs, withSecret } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const every = Object.values(operations) as Operation[];
const READ_ONLY = 1008;

const test = await startFreshApp();

describe('view as role', () => {
  const owner = signInBeforeEach(test.app, 'owner');

  const view = (role: Role | null, caller = owner) => call(test.app, viewAsRole, { body: { role } }, caller);
  const me = async (caller = owner) => (await call(test.app, getMe, {}, caller)).data;
  const rights = (change: { roles?: Role[]; tags_added?: Permission[]; tags_removed?: Permission[] }) => {
    const body = { phone: '+380500000001', tags_added: [], tags_removed: [] };
    return call(test.app, setMockRights, { body: { ...body, roles: ['owner'], ...change } });
  };

  it.each(Object.keys(roles) as Role[])(
    'shows roles, tags and menu of %s, and the same person',
    async (role) => {
      const before = await me();
      const { data } = await view(role);
      const own = await me(await signInAs(test.app, role));
      expect(data).toEqual({
        ...before,
        viewing_as: role,
        roles: [role],
        user: { ...before.user, tags: own.user.tags, home: data.user.home },
        menu: own.menu,
        menu_icons: own.menu_icons,
        rights_givers: data.rights_givers,
      });
      // The rights givers of that role's user; the viewing owner's list also contains that user.
      expect(data.rights_givers.filter(({ id }) => id !== own.user.id)).toEqual(own.rights_givers);
      // The owner is told of the sign-in above.
      const new_browser = role === 'owner' ? expect.objectContaining({ address: '127.0.0.1' }) : null;
      expect(await me()).toEqual({ ...data, new_browser });
    },
  );

  it('ends with null, as if it had not been', async () => {
    const before = await me();
    await view('driver');
    expect((await view(null)).data).toEqual(before);
  });

  it('refuses every change, before any other right is asked for, and lets read what the role may', async () => {
    await view('cashier');
    const tags: readonly Permission[] = roles.cashier.tags;
    for (const op of every.filter(
      ({ session, id }) => session && !['viewAsRole', 'signOut', 'exchangeKey'].includes(id),
    )) {
      const { code } = await send(test.app, requestOf(op, op.example, owner));
      if (!op.allowedWhileViewingAs) expect([op.id, code]).toEqual([op.id, READ_ONLY]);
      else if (op.permission && !tags.includes(op.permission)) expect([op.id, code]).toEqual([op.id, -5]);
      else expect([op.id, code]).toEqual([op.id, 0]);
    }
  });

  it('changes nothing', async () => {
    await view('owner');
    const tables = TABLES.filter((table) => table !== 'sessions');
    const state = () =>
      Promise.all(
        tables.map((table) => test.database.db.selectFrom(table).selectAll().orderBy('id').execute()),
      );
    const before = await state();
    for (const op of every.filter(
      ({ session, allowedWhileViewingAs }) => session && !allowedWhileViewingAs,
    )) {
      const answer = await send(test.app, requestOf(op, op.example, owner));
      expect([op.id, answer.code]).toEqual([op.id, READ_ONLY]);
    }
    expect(await state()).toEqual(before);
  });

  it('lets the owner agree on a key, change the role looked through, and sign out', async () => {
    await view('driver');
    expect((await call(test.app, exchangeKey, exchangeKey.example, owner)).code).toBe(0);
    const signed = await withSecret(test.app, owner);
    expect((await view('cashier', signed)).data.viewing_as).toBe('cashier');
    expect((await call(test.app, signOut, {}, signed)).code).toBe(0);
    expect((await me(await signInAs(test.app, 'owner'))).viewing_as).toBeNull();
  });

  it('is of one session: another of the same owner is as it was, and a new password ends it', async () => {
    const other = await signInAs(test.app, 'owner');
    await view('driver');
    expect((await me(other)).viewing_as).toBeNull();
    const changed = await call(test.app, changePassword, changePassword.example, other);
    expect((await me({ cookie: cookieOf(changed) })).viewing_as).toBeNull();
    expect((await call(test.app, getMe, {}, owner)).code).toBe(-4);
  });

  it.each((Object.keys(roles) as Role[]).filter((role) => role !== 'owner'))(
    'is not for a %s',
    async (role) => {
      const caller = await signInAs(test.app, role);
      for (const wanted of ['owner', 'driver', null] as const) {
        expect(await view(wanted, caller)).toMatchObject({ status: 403, code: -5, details: null });
      }
      expect((await me(caller)).roles).toEqual([role]);
      expect(codes.forbidden.when).toContain('the operation is for owners alone');
    },
  );

  it('gives nobody more than they have: neither an owner without a tag, nor one who is no owner any more', async () => {
    await rights({ tags_removed: ['audit_view'] });
    expect((await view('accountant')).data.user.tags).not.toContain('audit_view');
    await rights({ roles: ['driver'] });
    const data = await me();
    expect(data).toMatchObject({ viewing_as: null, roles: ['driver'], user: { tags: ['own_shift_view'] } });
    expect((await call(test.app, revokeOtherSessions, {}, owner)).code).toBe(0);
  });
});
