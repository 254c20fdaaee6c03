import { auditOperations as ops } from '@kasa/contracts/audit/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import { newId } from '../db/row-columns.ts';
import { type Caller, call, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { addOurEntries } from './test-support/entries.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const list = (query: object = {}, caller = owner) => call(test.app, ops.listAuditEntries, { query }, caller);
const clear = () => test.database.db.deleteFrom('audit_entries').execute();

describe('the journal', () => {
  it('is in order of time, newest first unless asked otherwise, page by page', async () => {
    const { items, total, page_count } = (await list({ perPage: 20 })).data;
    expect(items).toHaveLength(20);
    expect(page_count).toBe(Math.ceil(total / 20));
    const ats = items.map(({ at }) => at);
    expect(ats).toEqual(ats.toSorted().toReversed());
    const [oldest] = (await list({ sort: 'at' })).data.items;
    const last = (await list({ perPage: 20, page: page_count })).data.items.at(-1);
    expect(oldest).toEqual(last);
    const everything = new Set<string>();
    for (let page = 1; page <= page_count; page += 1) {
      for (const { id } of (await list({ perPage: 20, page })).data.items) everything.add(id);
    }
    expect(everything.size).toBe(total);
    expect((await list({ perPage: 20, page: page_count + 5 })).data.items).toEqual([]);
  });

  it('counts exactly to 10 000, and goes no deeper than that', async () => {
    await clear();
    await addOurEntries(
      test.database.db,
      Array.from({ length: 10_001 }, () => ({})),
    );
    expect((await list()).data).toMatchObject({ total: 10_000, total_capped: true });
    expect((await list({ page: 1000, perPage: 10 })).data.items).toHaveLength(10);
    expect((await list({ page: 1001, perPage: 10 })).details.fields).toMatchObject([{ path: 'page' }]);
  });

  it('is narrowed by person, kind, object and all of them', async () => {
    await clear();
    const [one, other] = [newId(), newId()];
    const [a, b] = firstMerchant.people.map(({ id, name }) => ({ user_id: id, user_name: name }));
    await addOurEntries(test.database.db, [
      { ...a, object_type: 'route', object_id: one },
      { ...a, object_type: 'driver', object_id: other },
      { ...b, object_type: 'route', object_id: one },
      { object_type: 'merchant', object_id: newId() },
    ]);
    const found = async (query: object) => (await list(query)).data.total;
    expect(await found({})).toBe(4);
    expect(await found({ user_id: a?.user_id })).toBe(2);
    expect(await found({ object_type: 'route' })).toBe(2);
    expect(await found({ object_id: one })).toBe(2);
    expect(await found({ user_id: a?.user_id, object_type: 'route', object_id: one })).toBe(1);
    expect(await found({ user_id: b?.user_id, object_type: 'driver' })).toBe(0);
    expect(await found({ object_type: 'nothing' })).toBe(0);
    const [anonymous] = (await list({ object_type: 'merchant' })).data.items;
    expect(anonymous?.user).toBeNull();
  });

  it('is narrowed by what was done, and by that together with person and days', async () => {
    await clear();
    const [a, b] = firstMerchant.people.map(({ id, name }) => ({ user_id: id, user_name: name }));
    await addOurEntries(test.database.db, [
      { ...a, operation: 'createRoute', at: '2026-11-18T10:00:00.000Z' },
      { ...a, operation: 'updateRoute' },
      { ...b, operation: 'updateRoute' },
    ]);
    const found = async (query: object) => (await list(query)).data.items.map(({ operation }) => operation);
    expect(await found({ operation: 'updateRoute' })).toEqual(['updateRoute', 'updateRoute']);
    expect(await found({ operation: 'updateRoute', user_id: a?.user_id })).toEqual(['updateRoute']);
    expect(await found({ operation: 'createRoute' })).toEqual(['createRoute']);
    expect(await found({ operation: 'createRoute', from: '2026-11-19' })).toEqual([]);
    expect(await found({ operation: 'nothing' })).toEqual([]);
    const file = await call(
      test.app,
      ops.exportAuditEntries,
      {
        query: { format: 'csv', operation: 'createRoute' },
      },
      owner,
    );
    expect(file.text).toContain('Що зроблено;Маршрут створено');
    expect(file.text).not.toContain('Маршрут змінено');
  });

  it('is searched by a part of the name, whatever its case', async () => {
    await clear();
    await addOurEntries(test.database.db, [
      { object_name: 'Тролейбус №22' },
      { object_name: 'Автобус №33' },
      { object_name: '100 %_\\ "так"' },
    ]);
    const named = async (q: string) => (await list({ q })).data.items.map(({ object }) => object.name);
    expect(await named('ТРОЛЕЙ')).toEqual(['Тролейбус №22']);
    expect(await named('бус')).toHaveLength(2);
    expect(await named('33')).toEqual(['Автобус №33']);
    expect(await named('')).toHaveLength(3);
    for (const sign of ['%', '_', '\\', '"так"', '%_']) expect(await named(sign)).toEqual(['100 %_\\ "так"']);
  });

  it.each([
    // Winter: Kyiv's day begins at 22:00 UTC.
    [
      '2026-11-20',
      ['2026-11-19T22:00:00.000Z', '2026-11-20T21:59:59.999Z'],
      ['2026-11-19T21:59:59.999Z', '2026-11-20T22:00:00.000Z'],
    ],
    // Summer: at 21:00 UTC.
    [
      '2026-07-15',
      ['2026-07-14T21:00:00.000Z', '2026-07-15T20:59:59.999Z'],
      ['2026-07-14T20:59:59.999Z', '2026-07-15T21:00:00.000Z'],
    ],
    // Days with a clock change: 23 and 25 hours.
    [
      '2026-03-29',
      ['2026-03-28T22:00:00.000Z', '2026-03-29T20:59:59.999Z'],
      ['2026-03-28T21:59:59.999Z', '2026-03-29T21:00:00.000Z'],
    ],
    [
      '2026-10-25',
      ['2026-10-24T21:00:00.000Z', '2026-10-25T21:59:59.999Z'],
      ['2026-10-24T20:59:59.999Z', '2026-10-25T22:00:00.000Z'],
    ],
  ])('of %s is what happened on that day in Kyiv', async (day, inside, outside) => {
    await clear();
    await addOurEntries(
      test.database.db,
      [...inside, ...outside].map((at) => ({ at })),
    );
    const { items } = (await list({ from: day, to: day, sort: 'at' })).data;
    expect(items.map(({ at }) => at)).toEqual(inside);
    const [before, after] = outside;
    const ats = async (query: object) =>
      (await list({ ...query, sort: 'at' })).data.items.map(({ at }) => at);
    expect(await ats({ from: day })).toEqual([...inside, after]);
    expect(await ats({ to: day })).toEqual([before, ...inside]);
    expect(await ats({ from: day, to: '2020-01-01' })).toEqual([]);
  });

  it.each([{ from: '2026-02-30' }, { to: 'today' }, { user_id: 'x' }, { sort: 'name' }, { colour: 'red' }])(
    'refuses a filter that is none: %j',
    async (query) => {
      expect((await list(query)).status).toBe(422);
    },
  );
});

describe('the people to filter by', () => {
  it('are those who changed something, in the order of the alphabet, by their present names', async () => {
    await clear();
    const people = firstMerchant.people.slice(0, 3);
    await addOurEntries(
      test.database.db,
      people.flatMap(({ id }) => [{ user_id: id, user_name: 'Давня Назва' }, { user_id: id }]),
    );
    await addOurEntries(test.database.db, [{}]);
    const { data } = await call(test.app, ops.listAuditPeople, {}, owner);
    expect(data.items.map(({ full_name }) => full_name)).toEqual([
      'Коваль Олена Петрівна',
      'Мельник Сергій Іванович',
      'Ткаченко Наталія Василівна',
    ]);
  });
});

describe('another merchant', () => {
  let stranger: Caller;
  beforeEach(async () => {
    stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
  });

  it('sees nothing of the first one: not in the list, not by its filters, not among the people', async () => {
    await clear();
    const [person] = firstMerchant.people;
    await addOurEntries(test.database.db, [
      { object_id: exampleIds.route, user_id: person?.id, user_name: person?.name },
    ]);
    const object = { object_id: exampleIds.route };
    for (const query of [{}, object, { user_id: person?.id }, { object_type: 'route' }, { q: 'Автобус' }]) {
      const answer = await list(query, stranger);
      expect(answer.data).toMatchObject({ items: [], total: 0 });
      expect((await list(query)).data.total).toBe(1);
    }
    const entry = { params: { id: String((await list(object)).data.items[0]?.id) } };
    expect((await call(test.app, ops.getAuditEntry, entry, stranger)).code).toBe(codes.not_found.code);
    const missing = await list({ object_id: newId() }, stranger);
    expect((await list(object, stranger)).text).toBe(missing.text);
    expect((await call(test.app, ops.listAuditPeople, {}, stranger)).data.items).toEqual([]);
  });

  it('exports nothing of the first one, in either format', async () => {
    for (const format of ['csv', 'xlsx'] as const) {
      const all = { format, user_id: firstMerchant.people[0]?.id };
      const answer = await call(test.app, ops.exportAuditEntries, { query: all }, stranger);
      expect(answer.status).toBe(200);
      expect(answer.text).not.toContain(firstMerchant.people[0]?.name);
      expect(answer.text).not.toContain(firstMerchant.name);
    }
  });
});
