import { auditOperations } from '@kasa/contracts/audit/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { usersOperations as ops } from '@kasa/contracts/users/operations';
import { describe, expect, it } from 'vitest';
import { type Caller, call, callMalformed, signInAs } from '../http/test-support/call.ts';
import { openEventStream } from '../http/test-support/event-stream-client.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { giveRights, idOf, type Rights } from './test-support/give-rights.ts';

const test = await startFreshApp();
const give = (caller: Caller, id: string, rights: Rights, version = 1) =>
  giveRights(test.app, caller, id, rights, version);
const stored = async (id: string) => {
  const own = test.database.db.selectFrom('users').select(['roles', 'tags_added', 'tags_removed', 'version']);
  return await own.where('id', '=', id).executeTakeFirstOrThrow();
};

describe('other rights', () => {
  it('replace what there was, written down in their normal form', async () => {
    const owner = await signInAs(test.app, 'owner');
    const wanted: Rights = {
      roles: ['driver', 'cashier', 'driver'],
      tags_added: ['reports_view', 'facq_transac_reversal', 'encashment_perform'],
      tags_removed: ['audit_view', 'facq_transac_reversal'],
    };
    const { code, data } = await give(owner, ids.userToEdit, wanted);
    expect(code).toBe(0);
    expect(data).toMatchObject({
      roles: ['cashier', 'driver'],
      tags_added: ['encashment_perform', 'reports_view'],
      tags_removed: ['facq_transac_reversal'],
      tags: ['encashment_perform', 'reports_view', 'transactions_view', 'own_shift_view'],
      version: 2,
    });
    expect(await stored(ids.userToEdit)).toEqual({
      roles: '["cashier","driver"]',
      tags_added: '["encashment_perform","reports_view"]',
      tags_removed: '["facq_transac_reversal"]',
      version: 2,
    });
    const read = await call(test.app, ops.getUser, { params: { id: ids.userToEdit } }, owner);
    expect(read.data).toEqual(data);
  });

  it('stand in the journal, what was and what is', async () => {
    const owner = await signInAs(test.app, 'owner');
    await give(owner, ids.userToEdit, { tags_added: ['encashment_perform'] });
    const query = { object_id: ids.userToEdit };
    const { data } = await call(test.app, auditOperations.listAuditEntries, { query }, owner);
    expect(data.items[0]).toMatchObject({
      operation: 'updateUserRights',
      user: { id: ids.owner },
      object: { type: 'user', id: ids.userToEdit, name: 'Романюк Ірина Богданівна' },
      before: { tags_added: [] },
      after: { tags_added: ['encashment_perform'] },
    });
    const format = { ...query, format: 'csv' };
    const file = await call(test.app, auditOperations.exportAuditEntries, { query: format }, owner);
    expect(file.text).toContain('Права користувача змінено');
    expect(file.text).toMatch(/Окремо надані права;[^\n]*;Інкасація/);
    const english = { ...owner, lng: 'EN' as const };
    const same = await call(test.app, auditOperations.exportAuditEntries, { query: format }, english);
    expect(same.text).toMatch(/Permissions added individually;[^\n]*;Collect cash/);
  });

  it('that are those that there are make no new version, no entry, and nothing is told', async () => {
    const owner = await signInAs(test.app, 'owner');
    const listener = await openEventStream(test.app, owner);
    await listener.waitForMessage(({ type }) => type === 'heartbeat');
    const { data } = await give(owner, ids.userToEdit, { tags_added: ['facq_transac_reversal'] });
    expect(data.version).toBe(1);
    const query = { object_id: ids.userToEdit };
    const written = await call(test.app, auditOperations.listAuditEntries, { query }, owner);
    expect(written.data.items).toEqual([]);
    await give(owner, ids.userToEdit, { roles: ['driver'] });
    await listener.waitForMessage(({ type }) => type === 'user.changed');
    expect(listener.events()).toHaveLength(1);
  });

  it('need a role, and roles and tags that there are', async () => {
    const owner = await signInAs(test.app, 'owner');
    const none = await give(owner, ids.userToEdit, { roles: [] });
    expect([none.code, none.details.fields]).toEqual([
      codes.validation_failed.code,
      [{ path: 'roles', rule: 'role_needed', message: 'Виберіть хоча б одну роль' }],
    ]);
    const params = { id: ids.userToEdit };
    const body = { ...ops.updateUserRights.example.body, roles: ['astronaut'], tags_added: ['fly'] };
    const odd = await callMalformed(test.app, ops.updateUserRights, { params, body }, owner);
    expect(odd.details.fields?.map(({ path, rule }) => [path, rule])).toEqual([
      ['roles.0', 'one_of'],
      ['tags_added.0', 'one_of'],
    ]);
  });
});

describe('nobody', () => {
  it('changes their own rights, not even to fewer', async () => {
    for (const role of ['owner', 'director'] as const) {
      const answer = await give(await signInAs(test.app, role), idOf(role), { roles: [role] });
      expect([answer.code, answer.details]).toEqual([codes.own_rights.code, null]);
    }
  });

  it('but an owner makes an owner, or changes one', async () => {
    const director = await signInAs(test.app, 'director');
    const made = await give(director, idOf('cashier'), { roles: ['cashier', 'owner'] });
    const touched = await give(director, ids.owner, { roles: ['owner'], tags_removed: ['add_terminal'] });
    expect([made.code, touched.code]).toEqual([codes.owner_only.code, codes.owner_only.code]);
    const owner = await signInAs(test.app, 'owner');
    expect((await give(owner, idOf('cashier'), { roles: ['owner'] })).code).toBe(0);
    const second = await signInAs(test.app, 'cashier');
    expect((await give(second, ids.owner, { roles: ['cashier'] })).code).toBe(0);
  });

  it.each<[string, Rights, Permission]>([
    ['a tag', { tags_added: ['audit_view'] }, 'audit_view'],
    ['a role that holds such a tag', { roles: ['accountant'] }, 'facq_transac_status_update'],
    [
      'a role whose tags are taken away at once',
      { roles: ['cashier', 'dispatcher'], tags_removed: ['transport_manage'] },
      'transport_manage',
    ],
  ])('gives what they lack: %s', async (_, rights, permission) => {
    const answer = await give(await signInAs(test.app, 'director'), idOf('cashier'), rights);
    expect([answer.code, answer.details]).toEqual([codes.right_beyond_own.code, { permission }]);
  });

  it.each<[string, Role, Rights, Permission]>([
    ['a tag', 'accountant', { roles: ['accountant'], tags_removed: ['audit_view'] }, 'audit_view'],
    ['a role that holds such a tag', 'dispatcher', { roles: ['cashier'] }, 'transport_manage'],
  ])('takes what they lack: %s', async (_, role, rights, permission) => {
    const answer = await give(await signInAs(test.app, 'director'), idOf(role), rights);
    expect([answer.code, answer.details]).toEqual([codes.right_beyond_own.code, { permission }]);
  });

  it('is kept from giving and taking what they have, also to who has more', async () => {
    const director = await signInAs(test.app, 'director');
    const more: Rights = { roles: ['accountant'], tags_added: ['encashment_perform'] };
    expect((await give(director, idOf('accountant'), more)).code).toBe(0);
    expect((await give(director, idOf('cashier'), { roles: ['director'] })).code).toBe(0);
  });
});
