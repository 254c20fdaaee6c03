import { auditOperations } from '@kasa/contracts/audit/operations';
import { authOperations } from '@kasa/contracts/auth/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { usersOperations as ops } from '@kasa/contracts/users/operations';
import { describe, expect, it } from 'vitest';
import { rightsColumns } from '../../db/user-rights.ts';
import { type Caller, call, signInAs } from '../../http/test-support/call.ts';
import { openEventStream } from '../../http/test-support/event-stream-client.ts';
import { UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { giveRights, idOf } from '../test-support/give-rights.ts';
import { rights, templateCalls } from '../test-support/template-calls.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { db } = test.database;

const { get, preview, apply, update, remove, personOf, rightsOfUser, give } = templateCalls(test, owner);
const create = (name: string, given: ReturnType<typeof rights>, caller: Caller = owner) =>
  call(test.app, ops.createRightsTemplate, { body: { name, ...given } }, caller);
const entriesOf = async (object_id: string) =>
  (await call(test.app, auditOperations.listAuditEntries, { query: { object_id } }, owner)).data.items;

describe('a template', () => {
  it('keeps rights in their normal form, and is found by its name', async () => {
    const { data } = await create('Нічна зміна', rights(['cashier', 'cashier'], ['transactions_view']));
    expect(data).toMatchObject({ ...rights(['cashier']), users_count: 0, changed_count: 0, version: 1 });
    expect(await get(data.id)).toEqual(data);
    const { items } = (await call(test.app, ops.listRightsTemplates, { query: { q: 'нічна' } }, owner)).data;
    expect(items).toEqual([data]);
  });

  it('counts who has it, and who has other rights than it says', async () => {
    expect(await get(ids.rightsTemplate)).toMatchObject({ users_count: 1, changed_count: 0 });
    expect(await get(ids.rightsTemplateToApply)).toMatchObject({ users_count: 1, changed_count: 1 });
  });

  it('has a name to itself, which a second one is told at the field', async () => {
    const { code, details } = await create('Старший касир', rights(['driver']));
    expect([code, details.fields?.map(({ path }) => path)]).toEqual([codes.conflict.code, ['name']]);
  });

  it('changes nobody when it is changed or deleted; who had a deleted one has none', async () => {
    const before = await rightsOfUser(ids.userForPhoto);
    expect((await update(ids.rightsTemplate, rights(['driver']))).code).toBe(0);
    expect(await rightsOfUser(ids.userForPhoto)).toEqual(before);
    expect(await get(ids.rightsTemplate)).toMatchObject({ users_count: 1, changed_count: 1 });
    expect((await remove(ids.rightsTemplate)).code).toBe(0);
    expect(await personOf(ids.userForPhoto)).toMatchObject({ ...before, template: null, version: 2 });
    expect((await entriesOf(ids.userForPhoto))[0]).toMatchObject({
      operation: 'deleteRightsTemplate',
      before: { template: 'Інша назва' },
      after: { template: null },
    });
  });
});

describe('nobody', () => {
  it('keeps, changes, deletes or applies rights of owners, but an owner', async () => {
    const director = await signInAs(test.app, 'director');
    const { data } = await create('Співвласник', rights(['owner']));
    const answers = [
      await create('Ще один', rights(['owner']), director),
      await update(ids.rightsTemplate, rights(['owner']), director),
      await update(data.id, rights(['cashier']), director),
      await remove(data.id, director),
      await apply(data.id, 1, director),
    ];
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => codes.owner_only.code));
  });

  it('keeps, changes, deletes or applies what they lack themselves', async () => {
    const director = await signInAs(test.app, 'director');
    const { data } = await create('З журналом', rights(['cashier'], ['audit_view']));
    const answers = [
      await create('Ще один', rights(['cashier'], ['audit_view']), director),
      await update(ids.rightsTemplate, rights(['cashier'], ['audit_view']), director),
      await update(data.id, rights(['cashier']), director),
      await remove(data.id, director),
      await apply(data.id, 1, director),
    ];
    for (const { code, details } of answers)
      expect([code, details]).toEqual([codes.right_beyond_own.code, { permission: 'audit_view' }]);
    // What is not touched does not matter, as with people.
    expect((await update(data.id, rights(['cashier'], ['audit_view']), director)).code).toBe(0);
  });
});

describe('the rights of a person', () => {
  const params = { id: ids.userToEdit };
  const body = { ...rights(['cashier'], ['encashment_perform']), version: 1 };

  it('say which template they were taken from, also when some were changed since', async () => {
    const template_id = ids.rightsTemplate;
    await call(test.app, ops.updateUserRights, { params, body: { ...body, template_id } }, owner);
    expect((await personOf(ids.userToEdit)).template).toEqual({ id: template_id, name: 'Старший касир' });
    expect((await entriesOf(ids.userToEdit))[0]?.after).toMatchObject({ template: 'Старший касир' });
    await giveRights(test.app, owner, ids.userToEdit, { roles: ['driver'] }, 2);
    expect((await personOf(ids.userToEdit)).template?.id).toBe(template_id);
    expect(await get(template_id)).toMatchObject({ users_count: 2, changed_count: 1 });
    await giveRights(test.app, owner, ids.userToEdit, { roles: ['driver'], template_id: null }, 3);
    expect(await personOf(ids.userToEdit)).toMatchObject({ template: null, version: 4 });
  });

  it('name no template that is not there, and so does hiring', async () => {
    const strange = { template_id: UNKNOWN_ID };
    const hire = { body: { ...ops.hireUser.example.body, ...strange } };
    const answers = [
      await call(test.app, ops.updateUserRights, { params, body: { ...body, ...strange } }, owner),
      await call(test.app, ops.hireUser, hire, owner),
    ];
    for (const { code, details } of answers)
      expect([code, details.fields?.[0]?.path]).toEqual([codes.not_found.code, 'template_id']);
    hire.body.template_id = ids.rightsTemplate;
    const hired = await call(test.app, ops.hireUser, hire, owner);
    expect(hired.data.template?.id).toBe(ids.rightsTemplate);
  });
});

describe('applied again', () => {
  it('a template gives its rights to who has others, as it was previewed, and they count at once', async () => {
    const cashier = await signInAs(test.app, 'cashier');
    await give(ids.rightsTemplateToApply, idOf('cashier'));
    const told = await preview(ids.rightsTemplateToApply);
    expect(told).toMatchObject({ changed: 2, same: 0, refused: 0, is_capped: false, version: 1 });
    expect(told.items.map(({ name }) => name)).toEqual(
      told.items.map(({ name }) => name).toSorted(new Intl.Collator('uk').compare),
    );
    expect(told.items.find(({ id }) => id === ids.userWithPhoto)).toEqual({
      ...{ id: ids.userWithPhoto, name: 'Іваненко Петро Андрійович', reason: null, permission: null },
      ...{ roles_gained: [], roles_lost: [], tags_gained: [], tags_lost: ['facq_transac_reversal'] },
    });
    const { data } = await apply(ids.rightsTemplateToApply);
    expect(data).toEqual({ changed: 2, same: 0, refused: 0, skipped: [] });
    const me = await call(test.app, authOperations.getMe, {}, cashier);
    expect(me.data.user.tags).not.toContain('facq_transac_reversal');
    expect(await preview(ids.rightsTemplateToApply)).toMatchObject({ changed: 0, same: 2, items: [] });
  });

  it('leaves an entry and an event for each who is changed, and none for the others', async () => {
    await give(ids.rightsTemplateToApply, ids.userForPhotoRemoval);
    const own = rightsColumns(rights(['cashier'], [], ['facq_transac_reversal']));
    await db.updateTable('users').set(own).where('id', '=', ids.userForPhotoRemoval).execute();
    const listener = await openEventStream(test.app, owner);
    await listener.waitForMessage(({ type }) => type === 'ready');
    await apply(ids.rightsTemplateToApply);
    await listener.waitForMessage(({ type }) => type === 'user.changed');
    const changed = listener.events().filter(({ type }) => type === 'user.changed');
    expect(changed.map(({ data }) => data)).toEqual([
      { user_id: ids.userWithPhoto, version: 2, change: 'rights' },
    ]);
    expect(await entriesOf(ids.userWithPhoto)).toMatchObject([
      {
        operation: 'applyRightsTemplate',
        before: { tags_removed: [] },
        after: { tags_removed: ['facq_transac_reversal'] },
      },
    ]);
    expect(await entriesOf(ids.userForPhotoRemoval)).toEqual([]);
    expect(await personOf(ids.userForPhotoRemoval)).toMatchObject({ version: 1 });
  });

  it('skips oneself, owners and who may do more, and says so beforehand and afterwards', async () => {
    const director = await signInAs(test.app, 'director');
    await give(ids.rightsTemplateToApply, idOf('director'), ids.owner, idOf('accountant'));
    const reasons = {
      [idOf('director')]: ['own_rights', null],
      [ids.owner]: ['owner_only', null],
      [idOf('accountant')]: ['right_beyond_own', expect.any(String)],
      [ids.userWithPhoto]: [null, null],
    };
    const told = await preview(ids.rightsTemplateToApply, director);
    expect(told).toMatchObject({ changed: 1, refused: 3 });
    const said = told.items.map(({ id, reason, permission }) => [id, [reason, permission]]);
    expect(Object.fromEntries(said)).toEqual(reasons);
    const { data } = await apply(ids.rightsTemplateToApply, 1, director);
    expect(data).toMatchObject({ changed: 1, same: 0, refused: 3 });
    expect(data.skipped).toEqual(
      told.items.flatMap(({ id, name, reason }) => (reason === null ? [] : [{ id, name, reason }])),
    );
    expect((await personOf(ids.owner)).roles).toEqual(['owner']);
  });

  it('tells whoever may not give what it holds that it changes nobody', async () => {
    const director = await signInAs(test.app, 'director');
    const { data } = await create('З журналом', rights(['cashier'], ['audit_view']));
    await give(data.id, ids.userToEdit);
    const told = await preview(data.id, director);
    expect(told).toMatchObject({ changed: 0, refused: 1 });
    expect(told.items[0]).toMatchObject({ reason: 'right_beyond_own', permission: 'audit_view' });
  });

  it('is refused as it was not previewed, and nothing changes', async () => {
    await update(ids.rightsTemplateToApply, rights(['driver']));
    const { code, details } = await apply(ids.rightsTemplateToApply);
    expect([code, details]).toEqual([codes.conflict.code, { current_version: 2 }]);
    expect((await personOf(ids.userWithPhoto)).version).toBe(1);
  });
});
