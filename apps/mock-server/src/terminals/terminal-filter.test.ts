import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bulkInsert } from '../db/bulk-insert.ts';
import { fleet } from '../db/fleet.ts';
import { BATCH_SIZE } from '../db/in-batches.ts';
import { wholeMerchant } from '../db/point-scope.ts';
import { newId } from '../db/row-columns.ts';
import { openTestDatabase, type TestDatabase, testDialect } from '../db/test-support/open-test-database.ts';
import { idOf, merchant, terminal } from '../db/test-support/rows.ts';
import { terminalModels } from './filter-options-store.ts';
import { type TerminalFilter, terminalList, terminalOrder } from './terminal-filter.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await bulkInsert(database.db, 'merchants', [merchant(1)]);
});
afterAll(() => database.remove());

const NOW = new Date('2026-11-20T09:00:00.000Z');

async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const { db } = database;
  const asked = vi.spyOn(db, 'executeQuery');
  await work();
  const queries = asked.mock.calls.map(([query]) => query as CompiledQuery);
  asked.mockRestore();
  const plans: string[] = [];
  for (const { sql, parameters } of queries) {
    const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await db.executeQuery<{ detail: string }>(explain);
    plans.push(rows.map(({ detail }) => detail).join('; '));
  }
  return plans;
}

describe.runIf(testDialect === 'sqlite')('SQLite finds a page of terminals in the order of an index', () => {
  const filters: readonly TerminalFilter[] = [
    ...(['number', 'name', 'last_online_at', 'activated_at'] as const).map((sort) => ({ sort })),
    { sort: '-last_online_at' },
    { status: ['added'] },
    { kind: ['ptks'] },
    { model: ['PAX A920'] },
    { point_id: [newId()] },
    { template_id: [newId()] },
    { test_mode: 'true' },
    { is_unstable: 'true' },
    { sort: 'status' },
  ];

  it.each(filters.map((filter) => [JSON.stringify(filter), filter] as const))(
    '%s, and for an export',
    async (_, filter) => {
      const plans = await plansOf(async () => {
        await terminalList.page(
          database.db,
          wholeMerchant(idOf(1)),
          filter,
          { offset: 0, perPage: 10 },
          { now: NOW },
        );
        for await (const _row of terminalList.all(database.db, wholeMerchant(idOf(1)), filter, undefined, {
          now: NOW,
        }))
          break;
      });
      const [paged, exported] = plans.slice(-2);
      for (const plan of [paged, exported]) expect(plan).toMatch(/SEARCH terminals USING INDEX terminals__/);
      expect(paged).not.toContain('TEMP B-TREE');
    },
  );

  it('looks up models by an index, one after the other', async () => {
    const given = terminal(9_999, { merchant_id: idOf(9), status: 'released' });
    await bulkInsert(database.db, 'merchants', [merchant(9)]);
    await bulkInsert(database.db, 'terminals', [given]);
    for (const of of [1, 9]) {
      const plan = (await plansOf(() => terminalModels(database.db, wholeMerchant(idOf(of))))).at(-1);
      expect(plan).not.toMatch(/SCAN terminals\b/);
      expect(plan).toContain('terminals__merchant_id__model__number__id__ix');
    }
  });

  it('looks for a number in the index of those that are not released', async () => {
    const one = fleet(database.db).select('id').where('number', '=', 'S1100101');
    expect(await plansOf(() => database.db.executeQuery(one.compile()))).toEqual([
      'SEARCH terminals USING INDEX terminals__number__uq (number=?)',
    ]);
  });
});

it('a merchant without terminals has no models, and an empty list', async () => {
  expect(await terminalModels(database.db, wholeMerchant(idOf(1)))).toEqual([]);
  const page = await terminalList.page(
    database.db,
    wholeMerchant(idOf(1)),
    {},
    { offset: 0, perPage: 10 },
    { now: NOW },
  );
  expect(page).toEqual({ rows: [], total: 0, total_capped: false });
});

describe.runIf(testDialect === 'sqlite')('SQLite begins', () => {
  const CROWD = 20_200;
  beforeAll(async () => {
    const { db } = database;
    await bulkInsert(db, 'merchants', [merchant(3)]);
    const started = (n: number) => `2026-${n < CROWD ? '11' : '10'}-15T10:00:00.000Z`;
    const rows = Array.from({ length: CROWD + 20 }, (_, n) =>
      terminal(300_000 + n, {
        merchant_id: idOf(3),
        last_started_at: started(n),
        ...(n < CROWD ? {} : { model: 'PAX IM30', online_until: '2026-11-18T10:00:00.000Z' }),
      }),
    );
    await bulkInsert(db, 'terminals', rows);
    return () => db.deleteFrom('terminals').execute();
  });
  const page = (filter: TerminalFilter) =>
    terminalList.page(database.db, wholeMerchant(idOf(3)), filter, { offset: 0, perPage: 10 }, { now: NOW });
  const planOfPage = async (filter: TerminalFilter) =>
    (await plansOf(() => page(filter))).find((plan) => plan.includes('branches'));

  it('with the order of the list, where so much was on them that sorting would take its time', async () => {
    const november = { started_from: '2026-11-01', started_to: '2026-11-30' };
    const plan = await planOfPage(november);
    expect(plan).toContain('terminals__merchant_id__number__id__ix');
    expect(plan).not.toContain('TEMP B-TREE');
    const { rows, total_capped } = await page(november);
    expect([rows.length, rows[0]?.number, total_capped]).toEqual([10, 'S1300000', true]);
    const named = await planOfPage({ ...november, added_from: '2026-01-01', sort: 'name' });
    expect(named).not.toContain('TEMP B-TREE');
  });

  it('with the days of adding, for those stand together in the order of numbers', async () => {
    expect(await planOfPage({ added_from: '2026-01-01' })).toContain('created_at__id__ix');
  });

  it.each<[string, TerminalFilter]>([
    ['of a model by name', { model: ['PAX A920'], sort: 'name' }],
    ['never online', { ever_online: 'false' }],
    ['offline', { connectivity: ['offline'] }],
    ['active or blocked', { status: ['active', 'blocked'] }],
    [
      'never online, of a kind, as they were activated',
      { ever_online: 'false', kind: ['acquiring'], sort: 'activated_at' },
    ],
  ])('with the order of the list, where too many are %s', async (_name, filter) => {
    const plan = await planOfPage(filter);
    expect(plan).toContain(`terminals__merchant_id__${terminalOrder(filter.sort).column}__id__ix`);
    expect(plan).not.toContain('TEMP B-TREE');
    expect((await page(filter)).rows).toHaveLength(10);
  });

  it.each<[string, TerminalFilter, string]>([
    ['of a model by name', { model: ['PAX IM30'], sort: 'name' }, 'model__number'],
    ['of a model by number', { model: ['PAX A920'] }, 'model__number'],
    ['ever online', { ever_online: 'true' }, 'online_until'],
  ])(
    'with what is asked for, where few are, or an index has them in order: %s',
    async (_name, filter, index) => {
      expect(await planOfPage(filter)).toContain(`terminals__merchant_id__${index}__id__ix`);
      expect((await page(filter)).rows).toHaveLength(10);
    },
  );

  it('with the days, where few are on them', async () => {
    const october = { started_from: '2026-10-01', started_to: '2026-10-31' };
    expect(await planOfPage(october)).toContain('terminals__merchant_id__last_started_at__id__ix');
    const { rows, total } = await page(october);
    expect([rows.length, rows[0]?.number, total]).toEqual([10, `S1${300_000 + CROWD}`, 20]);
  });
});

describe('an export of more terminals than are read at a time', () => {
  const MANY = 2 * BATCH_SIZE + 203;
  const STATUSES = ['added', 'active', 'blocked'] as const;
  const made = (n: number) =>
    terminal(n, {
      id: idOf((n * 7919) % 100_003),
      merchant_id: idOf(2),
      number: `S1${String((n * 31) % 100_000).padStart(6, '0')}`,
      name: `Каса ${n % 40}`,
      status: STATUSES[n % 3] ?? 'added',
      online_until: n % 2 === 0 ? '' : `2026-11-${n % 4 === 1 ? 18 : 19}T10:00:00.000Z`,
      activated_at: n % 5 === 0 ? '' : new Date(NOW.getTime() - (n % 300) * 60_000).toISOString(),
    });
  beforeAll(async () => {
    const { db } = database;
    await bulkInsert(db, 'merchants', [merchant(2)]);
    const rows = Array.from({ length: MANY }, (_, n) => made(n + 1));
    const ours = Array.from({ length: 20 }, (_, n) => terminal(200_000 + n, { merchant_id: idOf(1) }));
    await bulkInsert(db, 'terminals', [...rows, ...ours]);
    return () => db.deleteFrom('terminals').execute();
  });

  const sorts = ['number', 'name', 'last_online_at', 'activated_at', 'status'] as const;
  it.each(sorts.flatMap((sort) => [sort, `-${sort}`] as const))(
    'by %s: all of them in their order, none twice',
    async (sort) => {
      const { column, direction } = terminalOrder(sort);
      const own = database.db.selectFrom('terminals').select('id').where('merchant_id', '=', idOf(2));
      const expected = await own.orderBy(column, direction).orderBy('id', direction).execute();
      expect(expected).toHaveLength(MANY);
      const asked = vi.fn(async () => undefined);
      const exported: string[] = [];
      for await (const { id } of terminalList.all(database.db, wholeMerchant(idOf(2)), { sort }, asked, {
        now: NOW,
      }))
        exported.push(id);
      expect(exported).toEqual(expected.map(({ id }) => id));
      expect(asked).toHaveBeenCalledTimes(2);
    },
  );
});
