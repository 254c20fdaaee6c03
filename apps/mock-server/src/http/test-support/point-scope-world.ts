/** Somebody with all permissions who works everywhere but at one point, where there is something of every kind. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { allPermissions } from '@kasa/contracts/shared/permissions';
import { beforeEach } from 'vitest';
import { firstMerchant } from '../../auth/seed.ts';
import { newId } from '../../db/row-columns.ts';
import type { Db } from '../../db/schema.ts';
import { type Caller, signInWith } from './call.ts';
import { placeAt } from './place-everywhere.ts';
import { modelOf, type SeenRows } from './point-scope.ts';
import type { TestApp } from './start-test-app.ts';

const examples = Object.values(exampleIds);
const merchant = exampleIds.merchant;
/** What one point alone has; nothing in an example of the contract is of it. */
const OTHER_POINT_NAME = 'Затишок у «Нікольському»';
/** Where the examples are. */
export const OWN_POINT = exampleIds.point;
const idOfRole = (role: string) => String(firstMerchant.people.find((one) => one.role === role)?.id);
/** The cashier of the demo, with more rights. */
export const LIMITED = idOfRole('cashier');
/** A driver, who now works only at the other point. */
const COLLEAGUE = '01912d50-3c00-7000-8000-00000000000f';

/** Gives somebody all permissions, and no role that covers all points. */
export const giveAllTags = (db: Db, id: string) =>
  db
    .updateTable('users')
    .set({ roles: '["director"]', tags_added: JSON.stringify(allPermissions), tags_removed: '[]' })
    .where('id', '=', id)
    .execute();

/** The director of a point, with all permissions, who now works at these points alone. */
export async function signInLimited({ app, database }: TestApp, ...points: string[]): Promise<Caller> {
  await giveAllTags(database.db, exampleIds.pointDirector);
  await placeAt(database.db, exampleIds.pointDirector, points);
  return signInWith(app, '+380500000024');
}

/** Them before each test; the object stays the same. */
export function limitedBeforeEach(test: TestApp, ...points: string[]): Caller {
  const caller: Caller = {};
  beforeEach(async () => {
    Object.assign(caller, await signInLimited(test, ...points));
  });
  return caller;
}

/** A shift, a round, a template and a swap of the point, which the seed gives to others, and a run of somebody else. */
async function addWhatItLacks(db: Db, point: string): Promise<void> {
  const shift = db.selectFrom('register_shifts').selectAll().where('id', '=', exampleIds.registerShift);
  const closed = { ...(await shift.executeTakeFirstOrThrow()), id: newId(), point_id: point };
  await db.insertInto('register_shifts').values(closed).execute();
  const rounds = db.selectFrom('collection_rounds').selectAll().where('id', '=', exampleIds.collectionRound);
  const round = { ...(await rounds.executeTakeFirstOrThrow()), id: newId(), number: 9_000 };
  await db.insertInto('collection_rounds').values(round).execute();
  const stops = db.selectFrom('collection_round_stops').selectAll().where('id', '=', exampleIds.roundStop);
  const terminals = db.selectFrom('terminals').select(['id', 'name']).where('point_id', '=', point);
  const { id: terminal_id, name } = await terminals
    .where('cash_inside', '>', 0)
    .where('id', 'not in', db.selectFrom('collection_round_stops').select('terminal_id'))
    .executeTakeFirstOrThrow();
  const stop = { ...(await stops.executeTakeFirstOrThrow()), id: newId(), round_id: round.id };
  await db
    .insertInto('collection_round_stops')
    .values({ ...stop, terminal_id, terminal_name: name })
    .execute();
  const templates = db.selectFrom('week_templates').selectAll().where('id', '=', exampleIds.weekTemplate);
  const template = { ...(await templates.executeTakeFirstOrThrow()), id: newId(), point_id: point };
  await db.insertInto('week_templates').values(template).execute();
  const swaps = db.selectFrom('shift_swaps').selectAll().where('id', '=', exampleIds.shiftSwapToDecide);
  const swap = { ...(await swaps.executeTakeFirstOrThrow()), id: newId(), point_id: point };
  await db.insertInto('shift_swaps').values(swap).execute();
  const products = db.selectFrom('products').selectAll().where('id', '=', exampleIds.productToDelete);
  const product = {
    ...(await products.executeTakeFirstOrThrow()),
    ...{ id: newId(), article: 'Лише там', barcode_key: null, is_sold_everywhere: 0 as const },
  };
  await db.insertInto('products').values(product).execute();
  const sold = { id: newId(), merchant_id: merchant, product_id: product.id, point_id: point };
  await db.insertInto('product_points').values(sold).execute();
  const lines = db
    .selectFrom('composition_lines')
    .selectAll()
    .where('owner_id', '=', exampleIds.productComposed);
  const line = { ...(await lines.limit(1).executeTakeFirstOrThrow()), id: newId(), owner_id: product.id };
  await db.insertInto('composition_lines').values(line).execute();
  const changes = db.selectFrom('price_changes').selectAll().where('id', '=', exampleIds.priceChange);
  const change = { ...(await changes.executeTakeFirstOrThrow()), id: newId(), point_id: point };
  await db.insertInto('price_changes').values(change).execute();
  const held = db.selectFrom('discounts').selectAll().where('id', '=', exampleIds.discountToDelete);
  const discount = {
    ...(await held.executeTakeFirstOrThrow()),
    ...{ id: newId(), name: 'Лише там', is_everywhere: 0 as const },
  };
  await db.insertInto('discounts').values(discount).execute();
  const there = { id: newId(), merchant_id: merchant, discount_id: discount.id, point_id: point };
  await db.insertInto('discount_points').values(there).execute();
  const runs = db.selectFrom('bulk_runs').selectAll().where('id', '=', exampleIds.bulkRun);
  const run = { ...(await runs.executeTakeFirstOrThrow()), id: newId(), user_id: exampleIds.owner };
  await db.insertInto('bulk_runs').values(run).execute();
  const imports = db.selectFrom('product_imports').selectAll().where('id', '=', exampleIds.productImport);
  const draft = { ...(await imports.executeTakeFirstOrThrow()), id: newId(), user_id: exampleIds.owner };
  await db.insertInto('product_imports').values(draft).execute();
  const inFile = db.selectFrom('product_import_rows').selectAll();
  const row = await inFile.where('id', '=', exampleIds.productImportRow).executeTakeFirstOrThrow();
  await db
    .insertInto('product_import_rows')
    .values({ ...row, id: newId(), import_id: draft.id })
    .execute();
}

/** What an example names is seen: at no point, of others, or of who works nowhere, it would not be. */
async function showExamples(db: Db, other: string): Promise<void> {
  const stops = db
    .selectFrom('collection_round_stops')
    .select('terminal_id')
    .where('round_id', 'in', examples);
  const moved = { point_id: OWN_POINT };
  for (const table of ['terminals', 'transactions'] as const)
    await db
      .updateTable(table)
      .set(moved)
      .where(({ or, eb }) => or([eb('point_id', 'is', null), eb('point_id', '=', other)]))
      .where(({ or, eb }) => or([eb('id', 'in', examples), eb('id', 'in', stops)]))
      .execute();
  for (const table of ['bulk_runs', 'product_imports', 'audit_entries'] as const)
    await db.updateTable(table).set({ user_id: LIMITED }).where('id', 'in', examples).execute();
  const people = db.selectFrom('users').select('id').where('id', 'in', examples);
  const placed = db.selectFrom('user_points').select('user_id');
  const lost = people.where('id', 'not in', placed).where('id', '<>', exampleIds.owner);
  for (const { id } of await lost.execute()) await placeAt(db, id, [OWN_POINT]);
}

export interface PointScopeWorld extends SeenRows {
  readonly other: string;
}

export async function makePointScopeWorld(db: Db): Promise<PointScopeWorld> {
  const branches = await db
    .selectFrom('branches')
    .select(['id', 'name'])
    .where('merchant_id', '=', merchant)
    .execute();
  const other = String(branches.find(({ name }) => name === OTHER_POINT_NAME)?.id);
  const own = branches.map(({ id }) => id).filter((id) => id !== other);
  await addWhatItLacks(db, other);
  await showExamples(db, other);
  await giveAllTags(db, LIMITED);
  await placeAt(db, LIMITED, own);
  await placeAt(db, COLLEAGUE, [other]);
  const sees = await modelOf(db, merchant);
  return { other, ...sees({ merchantId: merchant, userId: LIMITED, points: own }) };
}
