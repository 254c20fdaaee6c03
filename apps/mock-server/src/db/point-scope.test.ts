/** Which rows somebody sees, in SQL and in plain JavaScript, wherever people work and things stand. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { hiddenIds } from '../http/request/hide-foreign-ids.ts';
import { startSharedApp } from '../http/test-support/fresh-app.ts';
import { seededRandom } from '../http/test-support/fuzzer.ts';
import { placeAt } from '../http/test-support/place-everywhere.ts';
import { modelOf } from '../http/test-support/point-scope.ts';
import { LIMITED } from '../http/test-support/point-scope-world.ts';
import { scopedTables, seenBy, type Viewer, wholeMerchant } from './point-scope.ts';
import { newId } from './row-columns.ts';

const test = await startSharedApp({ worksEverywhere: false });
const { db } = test.database;
const merchantId = exampleIds.merchant;
const ROUNDS = 12;
/** Tables whose rows are of people, wherever they work. */
const ABOUT_PEOPLE = [
  ...['audit_entries', 'bulk_runs', 'shift_swaps', 'users'],
  ...['product_imports', 'product_import_rows'],
];

type Table =
  | 'branches'
  | 'products'
  | 'product_imports'
  | 'users'
  | 'terminals'
  | 'bulk_runs'
  | 'shift_swaps'
  | 'week_templates';

const idsOf = async (table: Table) =>
  (await db.selectFrom(table).select('id').where('merchant_id', '=', merchantId).execute()).map(
    ({ id }) => id,
  );

/** The ids of a table that `seenBy` lets through, of one merchant. */
async function seenIn(table: (typeof scopedTables)[number], viewer: Viewer): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where merchant_id = ${merchantId} and ${seenBy(db, table, viewer)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

const inTable = (ids: ReadonlyMap<string, string>, table: string) =>
  [...ids].flatMap(([id, of]) => (of === table ? [id] : [])).toSorted();

/** Moves some people, terminals, their payments and shifts to random points, or to none. */
async function shuffle(random: () => number): Promise<readonly string[]> {
  const branches = await idsOf('branches');
  const some = (share: number) => branches.filter(() => random() < share);
  const anywhere = () => branches[Math.floor(random() * (branches.length + 1))] ?? null;
  const people = await idsOf('users');
  for (const id of people) if (random() < 0.5) await placeAt(db, id, some(0.15));
  for (const id of await idsOf('terminals')) {
    if (random() > 0.2) continue;
    const point_id = anywhere();
    await db.updateTable('terminals').set({ point_id }).where('id', '=', id).execute();
    // Payments stay where they were made, but for some.
    if (random() > 0.5) continue;
    const paid = db.updateTable('transactions').set({ point_id: anywhere() });
    await paid.where('terminal_id', '=', id).execute();
  }
  for (const id of await idsOf('bulk_runs')) {
    const user_id = people[Math.floor(random() * people.length)] ?? LIMITED;
    await db.updateTable('bulk_runs').set({ user_id }).where('id', '=', id).execute();
  }
  const [product_id] = await idsOf('products');
  const priced = db.updateTable('price_changes').set({ point_id: anywhere() });
  await priced.where('product_id', '<>', product_id ?? '').execute();
  for (const id of await idsOf('products')) {
    const is_sold_everywhere = random() < 0.3 ? 1 : 0;
    await db.updateTable('products').set({ is_sold_everywhere }).where('id', '=', id).execute();
  }
  // What is made of others is sold at one point, so that it is often out of sight.
  const product_point = { merchant_id: merchantId, product_id: exampleIds.productComposed };
  const composed = db.updateTable('products').set({ is_sold_everywhere: 0 });
  await composed.where('id', '=', product_point.product_id).execute();
  await db.deleteFrom('product_points').where('product_id', '=', product_point.product_id).execute();
  const point_id = branches[Math.floor(random() * branches.length)] ?? '';
  await db
    .insertInto('product_points')
    .values({ ...product_point, id: newId(), point_id })
    .execute();
  for (const id of await idsOf('week_templates')) {
    const point_id = branches[Math.floor(random() * branches.length)] ?? '';
    await db.updateTable('week_templates').set({ point_id }).where('id', '=', id).execute();
  }
  for (const id of await idsOf('shift_swaps')) {
    const point_id = branches[Math.floor(random() * branches.length)] ?? '';
    const user_id = random() < 0.1 ? LIMITED : (people[0] ?? '');
    await db.updateTable('shift_swaps').set({ point_id, user_id }).where('id', '=', id).execute();
  }
  for (const id of await idsOf('product_imports')) {
    const user_id = random() < 0.3 ? LIMITED : (people[0] ?? '');
    await db.updateTable('product_imports').set({ user_id }).where('id', '=', id).execute();
  }
  const points = some(random());
  await placeAt(db, LIMITED, points);
  return points;
}

it('is the same in both, for every table and for ids', async () => {
  const random = seededRandom(20_261_120);
  const [sizes, kinds] = [new Set<string>(), new Set<string>()];
  for (let round = 0; round < ROUNDS; round += 1) {
    const points = round === 0 ? [] : await shuffle(random);
    const viewer: Viewer = { merchantId, userId: LIMITED, points };
    const { seen, hidden } = (await modelOf(db, merchantId))(viewer);
    for (const table of scopedTables) {
      const expected = inTable(seen, table);
      expect([round, table, await seenIn(table, viewer)]).toEqual([round, table, expected]);
      sizes.add(`${table} ${expected.length}`);
      if (inTable(hidden, table).length > 0 && expected.length > 0) kinds.add(table);
    }
    const asked = [...seen.keys(), ...hidden.keys(), merchantId, exampleIds.terminalTemplate];
    expect([...(await hiddenIds(db, viewer, asked))].toSorted()).toEqual([...hidden.keys()].toSorted());
  }
  // Or it would prove little.
  expect([...kinds].toSorted()).toEqual(scopedTables.toSorted());
  expect(sizes.size).toBeGreaterThan(scopedTables.length * 4);
});

it('who is not limited sees all, and nothing is hidden', async () => {
  const viewer = wholeMerchant(merchantId);
  const { seen, hidden } = (await modelOf(db, merchantId))(viewer);
  expect(hidden.size).toBe(0);
  for (const table of scopedTables) expect(await seenIn(table, viewer)).toEqual(inTable(seen, table));
  expect((await hiddenIds(db, viewer, [...seen.keys()])).size).toBe(0);
});

it('who works nowhere sees only themselves and what they did', async () => {
  const viewer: Viewer = { merchantId, userId: LIMITED, points: [] };
  const { seen } = (await modelOf(db, merchantId))(viewer);
  const stops = db.selectFrom('collection_round_stops').select('round_id');
  const empty = db.selectFrom('collection_rounds').select('id').where('id', 'not in', stops);
  const rounds = new Set((await empty.execute()).map(({ id }) => id));
  const found = new Map([...seen].filter(([id]) => !rounds.has(id)).map(([id, table]) => [table, id]));
  expect([...found.keys()].toSorted()).toEqual(expect.arrayContaining(['audit_entries', 'users']));
  expect([...found.keys()].filter((table) => !ABOUT_PEOPLE.includes(table))).toEqual([]);
  expect(await seenIn('users', viewer)).toEqual([LIMITED]);
});
