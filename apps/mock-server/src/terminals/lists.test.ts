import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import type { TerminalSummaryEntity } from '@kasa/contracts/terminals/terminals';
import { describe, expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { partOf, readCsv, readSheet } from '../http/test-support/read-table.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const list = async (query: object = {}) => (await call(test.app, ops.listTerminals, { query }, owner)).data;
async function all(query: object = {}): Promise<TerminalSummaryEntity[]> {
  const first = await list({ ...query, perPage: 20 });
  const items = [...first.items];
  for (let page = 2; page <= first.page_count; page += 1) {
    items.push(...(await list({ ...query, perPage: 20, page })).items);
  }
  expect(items).toHaveLength(first.total);
  return items;
}

describe('the list of terminals', () => {
  it('holds the 400 of the merchant, by number', async () => {
    const numbers = (await all()).map(({ number }) => number);
    expect(numbers).toHaveLength(400);
    expect(new Set(numbers).size).toBe(400);
    expect(numbers).toEqual(numbers.toSorted());
  });

  it.each([
    ['kind', 'ptks'],
    ['status', 'blocked'],
    ['connectivity', 'offline'],
    ['model', 'PAX A920'],
  ] as const)('is narrowed by %s', async (field, value) => {
    const every = await all();
    const found = await all({ [field]: value });
    expect(found.length).toBeGreaterThan(3);
    expect(found.map(({ id }) => id)).toEqual(
      every.filter((one) => one[field] === value).map(({ id }) => id),
    );
  });

  it.each([
    ['kind', 'ptks,transport'],
    ['status', 'blocked,added'],
    ['connectivity', 'online,offline'],
  ] as const)('is narrowed by several values of %s: those that have one of them', async (field, values) => {
    const found = await all({ [field]: values, sort: '-name' });
    const every = await all({ sort: '-name' });
    expect(found).toEqual(every.filter((one) => values.split(',').includes(one[field])));
    expect(found.length).toBeGreaterThan(3);
  });

  it('refuses an unknown value among several at its parameter', async () => {
    const { code, details } = await call(
      test.app,
      ops.listTerminals,
      { query: { status: 'added,gone' } },
      owner,
    );
    expect([code, details.fields]).toEqual([
      -2,
      [expect.objectContaining({ path: 'status', rule: 'one_of' })],
    ]);
  });

  it('is narrowed by point, template, test mode, and by several filters together', async () => {
    const every = await all();
    const template = every.find((one) => one.template !== null)?.template;
    const same = async (query: object, fits: (one: TerminalSummaryEntity) => boolean) => {
      const found = await all(query);
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(every.filter(fits));
    };
    await same({ point_id: ids.point }, ({ point }) => point?.id === ids.point);
    await same({ template_id: template?.id }, (one) => one.template?.id === template?.id);
    await same({ test_mode: 'true' }, ({ test_mode }) => test_mode);
    await same({ test_mode: 'false', kind: 'acquiring', status: 'active' }, (one) => {
      return !one.test_mode && one.kind === 'acquiring' && one.status === 'active';
    });
  });

  it.each([
    ['number', ({ number }: TerminalSummaryEntity) => number],
    ['last_online_at', ({ last_online_at }: TerminalSummaryEntity) => last_online_at ?? ''],
    ['activated_at', ({ activated_at }: TerminalSummaryEntity) => activated_at ?? ''],
    ['status', ({ status }: TerminalSummaryEntity) => status],
  ])('is sorted by %s in both directions; what never was comes first ascending', async (sort, of) => {
    const [up, down] = [await all({ sort }), await all({ sort: `-${sort}` })];
    expect(up.map(of)).toEqual(up.map(of).toSorted());
    expect(down.map(({ id }) => id)).toEqual(up.map(({ id }) => id).toReversed());
  });

  it('is searched by number, name, serial number, PTKS id, and the point where it stands', async () => {
    const found = async (q: string) => (await all({ q })).map(({ number }) => number);
    expect(await found('1100101')).toEqual(['S1100101']);
    expect(await found('a920-1100101')).toEqual(['S1100101']);
    expect(await found('pt-1100101')).toEqual(['S1100101']);
    expect(await found('валідатор, тс 1201')).toEqual(['S1001201']);
    // Cyrillic letters of the same shape; С also for S, by its sound.
    for (const typed of ['С1100101', ' с1100101', 'РТ-1100101', 'рт-1100101', 'А920-1100101']) {
      expect([typed, await found(typed)]).toEqual([typed, ['S1100101']]);
    }
    const at = await all({ q: 'затишок на городоцькій' });
    expect(at).toEqual(await all({ point_id: ids.point }));
    expect(await found('немає такого')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  it('tells who is online by the clock: five minutes after it was last heard of', async () => {
    const { database, clock } = test;
    const at = clock.now().getTime();
    const seen = (ago: number) =>
      database.db
        .updateTable('terminals')
        .set({ online_until: new Date(at - ago * 1000).toISOString() })
        .where('id', '=', ids.terminal)
        .execute();
    const isOnline = async () => {
      const { items } = await list({ q: 'S1100101' });
      const online = await list({ q: 'S1100101', connectivity: 'online' });
      expect(online.total).toBe(items[0]?.connectivity === 'online' ? 1 : 0);
      return items[0]?.connectivity;
    };
    await seen(300);
    expect(await isOnline()).toBe('online');
    await seen(301);
    expect(await isOnline()).toBe('offline');
    // Never in the future, although `online_until` may be.
    await seen(-3600);
    expect((await list({ q: 'S1100101' })).items[0]?.last_online_at).toBe(clock.nowIso());
    expect(await isOnline()).toBe('online');
  });
});

it('points and models to choose from are those of the terminals', async () => {
  const every = await all();
  const points = (await call(test.app, ops.listTerminalPoints, {}, owner)).data.items;
  expect(points.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['fiscal', 'non_fiscal', 'depot']));
  for (const { id, terminals_count } of points) {
    expect(terminals_count).toBe(every.filter(({ point }) => point?.id === id).length);
  }
  const { items } = (await call(test.app, ops.listTerminalModels, {}, owner)).data;
  expect(items.map(({ model }) => model)).toEqual([...new Set(every.map(({ model }) => model))].toSorted());
});

describe('an export of terminals', () => {
  const exported = async (query: object) =>
    (await call(test.app, ops.exportTerminals, { query }, owner)).bytes;

  it.each(['csv', 'xlsx'] as const)('as %s holds exactly the list, in its order', async (format) => {
    const filter = { status: 'active,blocked', q: 'каса', sort: '-name' };
    const bytes = await exported({ format, ...filter });
    const rows = format === 'csv' ? readCsv(bytes) : await readSheet(bytes);
    const items = await all(filter);
    expect(items.length).toBeGreaterThan(40);
    const head = rows.findIndex(([first]) => first === 'Номер');
    expect(rows.slice(3, head - 1).map((row) => row.slice(0, 2))).toEqual([
      ['Містить', 'каса'],
      ['Статус', 'Активний, Заблокований'],
    ]);
    const numbers = rows.slice(head + 1).map(([number]) => number);
    expect(numbers).toEqual(items.map(({ number }) => number));
  });

  it('has typed cells in a workbook: no text for a time, none for yes or no', async () => {
    const bytes = await exported({ format: 'xlsx', q: 'S1100101' });
    const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml');
    expect(sheet).toMatch(/t="b"/);
    expect(sheet).not.toMatch(/<f>/);
    const row = (await readSheet(bytes)).at(-1);
    expect(row?.slice(0, 5)).toEqual(['S1100101', 'Каса 1', 'Торговий', 'Активний', 'Онлайн']);
  });

  it('names point and template of the filter, in the language of the request', async () => {
    const query = { format: 'csv', point_id: ids.point, template_id: ids.terminalTemplate };
    const { bytes } = await call(test.app, ops.exportTerminals, { query }, { ...owner, lng: 'EN' });
    const rows = readCsv(bytes);
    expect(rows).toContainEqual(['Point', 'Затишок на Городоцькій']);
    expect(rows).toContainEqual(['Template', 'Міський транспорт']);
  });
});

it('e-commerce terminals are listed whichever list of terminals was read before', async () => {
  const query = { page: 2, perPage: 10 };
  const all = { ...query, kind: ['ecomm'] };
  expect((await call(test.app, ops.listTerminals, { query: all }, owner)).code).toBe(0);
  expect((await call(test.app, ops.listEcommTerminals, { query }, owner)).code).toBe(0);
});
