import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from '@kasa/contracts/auth/operations/saved-views';
import {
  MAX_SAVED_VIEWS,
  MAX_SAVED_VIEWS_PER_LIST,
  type SavedViewEntity,
} from '@kasa/contracts/auth/saved-views';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { bulkInsert } from '../db/bulk-insert.ts';
import { newRowColumns } from '../db/row-columns.ts';
import type { Row } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Caller, call, signInAs, withSecret } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
let owner: Caller;
let cashier: Caller;
beforeEach(async () => {
  owner = await withSecret(test.app, await signInAs(test.app, 'owner'));
  cashier = await withSecret(test.app, await signInAs(test.app, 'cashier'));
  await test.database.db.deleteFrom('saved_views').where('is_shared', '=', 1).execute();
});

const input = { list: 'terminals', name: 'Кіоски', parameters: [{ name: 'kind', value: 'ptks' }] };
const create = (change: object = {}, caller = cashier) =>
  call(test.app, createSavedView, { body: { ...input, is_default: false, ...change } }, caller);
const update = ({ id, version, name, parameters, is_default }: SavedViewEntity, change: object = {}) =>
  call(
    test.app,
    updateSavedView,
    { params: { id }, body: { version, name, parameters, is_default, ...change } },
    cashier,
  );
const list = async (caller = cashier, query: object = {}) =>
  (await call(test.app, listSavedViews, { query }, caller)).data.items;

describe('views of lists', () => {
  it('are kept as they were given, and listed in the order of the alphabet', async () => {
    const parameters = [
      { name: 'q', value: 'вул. Шевченка' },
      { name: 'point_id', value: exampleIds.point },
      { name: 'sort', value: '-last_online_at' },
      { name: 'hidden', value: 'model.ptks_id' },
    ];
    const { data } = await create({ name: 'Яскраві', parameters, is_default: true });
    await create({ name: 'Єдині' });
    expect(data).toMatchObject({ name: 'Яскраві', parameters, is_default: true, version: 1 });
    expect((await list()).map(({ name }) => name)).toEqual(['Єдині', 'Яскраві']);
    expect((await list())[1]).toEqual(data);
  });

  it('are of one list each: another list has its own, with the same names', async () => {
    await create();
    expect((await create({ list: 'transports' })).code).toBe(0);
    expect(await list(cashier, { list: 'transports' })).toMatchObject([{ list: 'transports' }]);
    expect(await list()).toHaveLength(2);
  });

  it('belong to one person: nobody else sees, changes or deletes them', async () => {
    const id = exampleIds.savedView;
    expect((await list(owner)).map((view) => view.id)).toContain(id);
    expect(await list()).toEqual([]);
    const before = await list(owner);
    const [view] = before.filter((one) => one.id === id);
    expect((await update(view as SavedViewEntity, { name: 'Моє' })).code).toBe(-6);
    expect((await call(test.app, deleteSavedView, { params: { id } }, cashier)).code).toBe(-6);
    expect(await list(owner)).toEqual(before);
  });

  it('have names of their own', async () => {
    const { data } = await create();
    const refused = await create();
    expect(refused).toMatchObject({ code: -7, details: { fields: [{ path: 'name', rule: 'taken' }] } });
    const other = await create({ name: 'Каси' });
    expect(await update(other.data, { name: data.name })).toMatchObject({ code: -7 });
    expect(await update(data, { name: data.name })).toMatchObject({ code: 0, data: { version: 1 } });
  });

  it('are one by default: another takes its place, in this list alone', async () => {
    const first = await create({ is_default: true });
    await create({ list: 'transports', is_default: true });
    const second = await create({ name: 'Каси', is_default: true });
    const defaults = async () => (await list()).filter((view) => view.is_default).map(({ id }) => id);
    expect(await defaults()).toHaveLength(2);
    expect(await defaults()).not.toContain(first.data.id);
    expect(await update(first.data, { is_default: true })).toMatchObject({ code: 0, data: { version: 1 } });
    expect(await defaults()).toContain(first.data.id);
    expect(await defaults()).not.toContain(second.data.id);
  });

  it('stay one by default however many are made so at a time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => create({ name: `Подання ${n}`, is_default: true })),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array(8).fill(0));
    expect((await list()).filter((view) => view.is_default)).toHaveLength(1);
  });

  it('are not more than there may be, however many are made at a time', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_SAVED_VIEWS_PER_LIST + 4 }, (_, n) => create({ name: `Подання ${n}` })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(MAX_SAVED_VIEWS_PER_LIST);
    expect(answers.filter(({ code }) => code === 1009)).toHaveLength(4);
    expect(await list()).toHaveLength(MAX_SAVED_VIEWS_PER_LIST);
  });

  it('are not more than there may be of all lists, whatever these are called', async () => {
    const room = MAX_SAVED_VIEWS - (await list(owner)).length;
    const rows = Array.from(
      { length: room - 1 },
      (_, n): Row<'saved_views'> => ({
        ...newRowColumns(exampleIds.merchant, test.clock.nowIso()),
        user_id: exampleIds.owner,
        list: 'others',
        name: `Подання ${n}`,
        name_key: String(n),
        parameters: '[]',
        is_shared: 0,
      }),
    );
    await inTransaction(test.database.db, (tx) => bulkInsert(tx, 'saved_views', rows));
    expect((await create({ list: 'last' }, owner)).code).toBe(0);
    expect((await create({ list: 'one_more' }, owner)).code).toBe(1009);
    expect((await create({ list: 'one_more' })).code).toBe(0);
  });

  describe('of a list', () => {
    const names = async () => (await list(cashier, { list: 'terminals' })).map(({ name }) => name).join('');
    const move = async (name: string, position: number) => {
      const view = (await list()).find((one) => one.name === name) as SavedViewEntity;
      return update(view, { position });
    };
    beforeEach(async () => {
      for (const name of 'ВАБ') await create({ name });
      await create({ name: 'Інші', list: 'transports' });
    });

    it('stand where they are moved, and a new one comes last then', async () => {
      expect(await names()).toBe('АБВ');
      expect((await move('В', 0)).code).toBe(0);
      expect(await names()).toBe('ВАБ');
      await move('В', 1);
      expect(await names()).toBe('АВБ');
      await move('А', 29);
      expect(await names()).toBe('ВБА');
      await create({ name: 'Є' });
      await create({ name: 'Ґ' });
      expect(await names()).toBe('ВБАЄҐ');
    });

    it('stay there when one is changed or deleted; the others can be changed as they were read', async () => {
      const read = await list();
      await move('В', 0);
      const first = read.find(({ name }) => name === 'А') as SavedViewEntity;
      expect(await update(first, { name: 'Я' })).toMatchObject({ code: 0, data: { version: 2 } });
      expect(await names()).toBe('ВЯБ');
      await call(test.app, deleteSavedView, { params: { id: first.id } }, cashier);
      expect(await names()).toBe('ВБ');
      await move('Б', 0);
      expect(await names()).toBe('БВ');
    });

    it('move one after the other, however many at a time', async () => {
      await Promise.all([move('В', 0), move('Б', 0), move('А', 2)]);
      expect([...(await names())].toSorted().join('')).toBe('АБВ');
      expect((await list(cashier, { list: 'transports' })).map(({ name }) => name)).toEqual(['Інші']);
    });

    it.each([-1, 0.5, 2 * MAX_SAVED_VIEWS_PER_LIST])('are not moved to %d', async (position) => {
      expect(await move('В', position)).toMatchObject({
        code: -2,
        details: { fields: [{ path: 'position' }] },
      });
      expect(await names()).toBe('АБВ');
    });
  });

  it('are changed as a whole', async () => {
    const { data } = await create();
    const changed = { name: 'Каси', parameters: [], is_default: true };
    expect((await update(data, changed)).data).toMatchObject({ ...changed, version: 2 });
  });

  it('are gone once deleted', async () => {
    const { data } = await create();
    expect((await call(test.app, deleteSavedView, { params: { id: data.id } }, cashier)).code).toBe(0);
    expect(await list()).toEqual([]);
    expect((await call(test.app, deleteSavedView, { params: { id: data.id } }, cashier)).code).toBe(-6);
  });

  it.each([
    ['a name of spaces', { name: '   ' }, 'name'],
    ['a parameter twice', { parameters: [...input.parameters, ...input.parameters] }, 'parameters'],
    ['an odd parameter', { parameters: [{ name: '__proto__[x]', value: '1' }] }, 'parameters.0.name'],
    ['a parameter without value', { parameters: [{ name: 'q', value: '' }] }, 'parameters.0.value'],
    ['another kind of list', { list: '../../x' }, 'list'],
  ])('are not kept with %s', async (_, change, path) => {
    expect(await create(change)).toMatchObject({ code: -2, details: { fields: [{ path }] } });
    expect(await list()).toEqual([]);
  });

  it('hold no card number that somebody searched for', async () => {
    const { data } = await create({ parameters: [{ name: 'q', value: '4111111111111111' }] });
    expect(data.parameters).toEqual([{ name: 'q', value: '411111******1111' }]);
  });
});
