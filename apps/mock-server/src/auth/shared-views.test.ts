import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '@kasa/contracts/auth/operations/saved-views';
import { MAX_SAVED_VIEWS_PER_LIST, type SavedViewEntity } from '@kasa/contracts/auth/saved-views';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, call, signInAs, signInWith, withSecret } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { secondMerchant } from './seed.ts';

const test = await startFreshApp();
const { db } = test.database;
let owner: Caller;
let director: Caller;
let cashier: Caller;
let shared: SavedViewEntity;

const create = (caller: Caller, change: object = {}) =>
  call(
    test.app,
    createSavedView,
    { body: { list: 'terminals', name: 'Кіоски', parameters: [], is_default: false, ...change } },
    caller,
  );
const update = (caller: Caller, view: SavedViewEntity, change: object = {}) => {
  const { id, version, name, parameters, is_default } = view;
  const body = { version, name, parameters, is_default, ...change };
  return call(test.app, updateSavedView, { params: { id }, body }, caller);
};
const remove = (caller: Caller, { id }: SavedViewEntity) =>
  call(test.app, deleteSavedView, { params: { id } }, caller);
const list = async (caller: Caller, query: object = { list: 'terminals' }) =>
  (await call(test.app, listSavedViews, { query }, caller)).data.items;
const names = async (caller: Caller) => (await list(caller)).map(({ name }) => name);
const entries = () =>
  db.selectFrom('audit_entries').selectAll().where('object_type', '=', 'saved_view').orderBy('id').execute();

beforeEach(async () => {
  const signing = async (role: string) => withSecret(test.app, await signInAs(test.app, role as 'owner'));
  [owner, director, cashier] = [await signing('owner'), await signing('director'), await signing('cashier')];
  await db.deleteFrom('saved_views').execute();
  shared = (await create(director, { is_shared: true, name: 'Спільне' })).data;
});

describe('a shared view', () => {
  it('is there for everybody of the merchant, with its author’s name, and for nobody else', async () => {
    for (const caller of [owner, director, cashier]) {
      expect(await list(caller)).toEqual([shared]);
    }
    expect(shared).toMatchObject({
      is_shared: true,
      is_hidden: false,
      author: { name: 'Мельник Сергій Іванович' },
    });
    const stranger = await withSecret(
      test.app,
      await signInWith(test.app, String(secondMerchant.people[0]?.phone)),
    );
    expect(await list(stranger)).toEqual([]);
    expect((await update(stranger, shared, { name: 'Моє' })).code).toBe(-6);
    expect((await remove(stranger, shared)).code).toBe(-6);
  });

  it('is there only for those who may read its list', async () => {
    const refused = await create(director, { list: 'audit', is_shared: true });
    expect(refused).toMatchObject({ code: -5, details: { permission: 'audit_view' } });
    const { data } = await create(owner, { list: 'audit', is_shared: true });
    expect(await list(owner, { list: 'audit' })).toHaveLength(1);
    expect(await list(director, { list: 'audit' })).toEqual([]);
    expect((await remove(director, data)).code).toBe(-6);
    expect((await list(director, {})).map(({ id }) => id)).toEqual([shared.id]);
    expect((await create(owner, { list: 'transactions', is_shared: true })).code).toBe(0);
    const dispatcher = await signInAs(test.app, 'dispatcher');
    expect(await list(dispatcher, { list: 'transactions' })).toEqual([]);
  });

  it('is made, changed, unshared and deleted by those who manage users alone', async () => {
    const denied = { code: -5, details: { permission: 'users_manage' } };
    expect(await create(cashier, { is_shared: true })).toMatchObject(denied);
    const { data: own } = await create(cashier);
    expect(await update(cashier, own, { is_shared: true })).toMatchObject(denied);
    for (const change of [{ name: 'Моє' }, { parameters: [{ name: 'q', value: '1' }] }, { is_shared: false }])
      expect(await update(cashier, shared, change)).toMatchObject(denied);
    expect(await remove(cashier, shared)).toMatchObject(denied);
    expect(await list(owner)).toEqual([shared]);
    expect(await update(owner, shared, { name: 'Наше' })).toMatchObject({
      code: 0,
      data: { name: 'Наше', is_shared: true, version: 2, author: shared.author },
    });
    expect((await remove(owner, shared)).code).toBe(0);
    expect(await list(director)).toEqual([]);
  });

  it('is changed by one of two who do so at a time', async () => {
    expect((await update(owner, shared, { name: 'Наше' })).code).toBe(0);
    expect(await update(director, shared, { name: 'Інше' })).toMatchObject({
      code: -7,
      details: { current_version: 2 },
    });
    expect(await names(cashier)).toEqual(['Наше']);
  });

  it('is its author’s own once it is shared no more, whoever ended that', async () => {
    expect(await update(owner, shared, { is_shared: false })).toMatchObject({ data: { is_shared: false } });
    expect([await names(owner), await names(cashier)]).toEqual([[], []]);
    expect(await list(director)).toMatchObject([{ id: shared.id, is_shared: false, version: 2 }]);
  });

  it('stays when its author is there no more', async () => {
    await db.updateTable('users').set({ is_active: 0 }).where('id', '=', shared.author.id).execute();
    expect(await list(cashier)).toEqual([shared]);
    expect((await update(owner, shared, { name: 'Наше' })).code).toBe(0);
  });

  it('has a name that no other shared one has; own ones may have it', async () => {
    const taken = { code: -7, details: { fields: [{ path: 'name', rule: 'taken' }] } };
    expect(await create(owner, { name: 'Спільне', is_shared: true })).toMatchObject(taken);
    const { data: own } = await create(owner, { name: 'Спільне' });
    expect(own.name).toBe('Спільне');
    expect(await update(owner, own, { is_shared: true })).toMatchObject(taken);
    await create(director, { name: 'Спільне' });
    expect(await update(owner, shared, { is_shared: false })).toMatchObject(taken);
    expect((await create(owner, { name: 'Спільне', list: 'drivers', is_shared: true })).code).toBe(0);
  });

  it('is one of as many as a merchant may have, beside everybody’s own', async () => {
    const more = Array.from({ length: MAX_SAVED_VIEWS_PER_LIST }, (_, n) =>
      create(n % 2 ? owner : director, { name: `${n}`, is_shared: true }),
    );
    const codes = (await Promise.all(more)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([...Array(MAX_SAVED_VIEWS_PER_LIST - 1).fill(0), 1009]);
    const { data: own } = await create(owner);
    expect((await update(owner, own, { is_shared: true })).code).toBe(1009);
    expect(await update(owner, own, { name: 'Каси' })).toMatchObject({ code: 0 });
  });
});

describe('what a person makes of a shared view', () => {
  it('is theirs alone: order, hiding and default, without the right and without another version', async () => {
    await create(cashier, { name: 'А' });
    await create(cashier, { name: 'Я' });
    expect(await names(cashier)).toEqual(['А', 'Спільне', 'Я']);
    expect(await update(cashier, shared, { position: 0 })).toMatchObject({ code: 0, data: { version: 1 } });
    expect(await update(cashier, shared, { is_default: true })).toMatchObject({ data: { is_default: true } });
    expect(await names(cashier)).toEqual(['Спільне', 'А', 'Я']);
    expect(await list(owner)).toEqual([shared]);
    await create(owner, { name: 'Б', is_shared: true });
    expect(await names(cashier)).toEqual(['Спільне', 'А', 'Я', 'Б']);
    expect(await update(cashier, shared, { is_default: true, is_hidden: true })).toMatchObject({
      data: { is_hidden: true, is_default: false },
    });
    expect((await update(cashier, shared)).data.is_hidden).toBe(true);
    expect((await list(owner)).every((view) => !view.is_hidden)).toBe(true);
  });

  it('goes with it, and with no other', async () => {
    const { data: own } = await create(cashier, { name: 'А' });
    await update(cashier, shared, { position: 0, is_default: true });
    await update(owner, shared, { is_hidden: true });
    expect((await remove(director, shared)).code).toBe(0);
    expect(await list(cashier)).toMatchObject([{ id: own.id, is_default: false }]);
    expect(await list(owner)).toEqual([]);
  });

  it('has one default among own and shared ones', async () => {
    const { data: own } = await create(cashier, { is_default: true });
    await update(cashier, shared, { is_default: true });
    expect((await list(cashier)).filter((view) => view.is_default)).toMatchObject([{ id: shared.id }]);
    await update(cashier, own, { is_default: true });
    expect((await list(cashier)).filter((view) => view.is_default)).toMatchObject([{ id: own.id }]);
  });
});

describe('the journal', () => {
  it('tells of shared views: made, changed, unshared, shared again, deleted', async () => {
    const known = (await entries()).length;
    const sorted = [
      { name: 'status', value: 'added,blocked' },
      { name: 'sort', value: '-name' },
    ];
    const { data: renamed } = await update(owner, shared, { name: 'Наше', parameters: sorted });
    const { data: ended } = await update(director, renamed, { is_shared: false });
    const { data: again } = await update(director, ended, { is_shared: true });
    await remove(owner, again);
    const all = (await entries()).slice(known - 1);
    const none = { terminals: {} };
    const parameters = { terminals: { status: ['added', 'blocked'], sort: ['-name'] } };
    const { id, name } = shared.author;
    const state = { name: 'Наше', list: 'terminals', parameters, author: { id, name } };
    const parsed = all.map(({ before, after }) => [
      JSON.parse(before ?? 'null'),
      JSON.parse(after ?? 'null'),
    ]);
    expect(parsed).toEqual([
      [null, { ...state, name: 'Спільне', parameters: none }],
      [
        { name: 'Спільне', parameters: none },
        { name: 'Наше', parameters },
      ],
      [state, null],
      [null, state],
      [state, null],
    ]);
    expect(all[1]).toMatchObject({
      operation: 'updateSavedView',
      user_id: exampleIds.owner,
      object_id: shared.id,
    });
  });

  it('knows nothing of own views, nor of what people make of shared ones', async () => {
    const known = await entries();
    const { data: own } = await create(cashier);
    const { data: renamed } = await update(cashier, own, { name: 'Каси' });
    await update(cashier, shared, { is_default: true, is_hidden: true, position: 0 });
    await remove(cashier, renamed);
    expect(await entries()).toEqual(known);
  });
});
