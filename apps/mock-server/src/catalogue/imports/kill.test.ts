import { checkDigit } from '@kasa/contracts/catalogue/barcodes';
import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { openTestDatabase } from '../../db/test-support/open-test-database.ts';
import type { Caller } from '../../http/test-support/call.ts';
import { callServer, databaseEnv, signInTo, startServer } from '../../http/test-support/server-process.ts';
import { tallyOf } from '../../runs/run.ts';

const [NEW, CHANGED] = [260, 100];
/** Other barcodes are given one by one. */
const barcodeOf = (n: number) => {
  const digits = `27${String(n).padStart(10, '0')}`;
  return digits + checkDigit(digits);
};
/** New products of few groups are made many at a time. */
const TOGETHER = 200;
const PER_PAGE = 20;

/** What became of each row by the protocol of a run, beside its product as it is now. */
async function resultsOf(db: Db, run: string) {
  const rows = await db
    .selectFrom('bulk_run_rows as item')
    .innerJoin('product_import_rows as row', 'row.id', 'item.object_id')
    .leftJoin('products', (join) =>
      join.onRef('products.article', '=', 'row.article').on('products.merchant_id', '=', ids.merchant),
    )
    .where('item.run_id', '=', run)
    .select(['item.state', 'row.verdict', 'row.before', 'row.after', 'row.product_id', 'row.written_version'])
    .select(['products.id', 'products.version', 'products.price'])
    .execute();
  const { action, ...counts } = await db
    .selectFrom('bulk_runs')
    .select(['action', 'total', 'done', 'skipped', 'failed'])
    .where('id', '=', run)
    .executeTakeFirstOrThrow();
  // A product that is there twice would be two rows here.
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  expect(counts).toEqual({
    ...{ total: rows.length, done: count('done') },
    ...{ skipped: count('skipped'), failed: count('failed') },
  });
  const entries = db.selectFrom('audit_entries').select('object_id').where('action', '=', action);
  const told = (await entries.where('object_type', '=', 'product').execute()).map(
    ({ object_id }) => object_id,
  );
  const done = rows.filter(({ state }) => state === 'done');
  expect(told.toSorted()).toEqual(done.map(({ product_id }) => String(product_id)).toSorted());
  return { rows, done };
}

const priceOf = (json: string | null): number => JSON.parse(json ?? '{}').price;

/** Each row is written once, as it was agreed to, with one price; what is wrong makes nothing. */
async function expectWrittenOnce(db: Db, run: string): Promise<void> {
  const { rows, done } = await resultsOf(db, run);
  for (const { product_id, written_version, after, ...product } of done)
    expect([product.id, product.version, Number(product.price)]).toEqual([
      ...[product_id, written_version, priceOf(after)],
    ]);
  expect(done.filter(({ verdict }) => verdict === 'new')).toHaveLength(NEW);
  expect(done.filter(({ verdict }) => verdict === 'changed').length).toBeGreaterThan(0);
  for (const { verdict, id } of rows) if (verdict === 'wrong') expect(id).toBeNull();
  const made = done.flatMap(({ before, id }) => (before === null && id !== null ? [id] : []));
  const first = db.selectFrom('price_changes').select('product_id').where('price_before', 'is', null);
  const prices = await first.where('product_id', 'in', made).where('point_id', 'is', null).execute();
  expect(prices.map(({ product_id }) => product_id).toSorted()).toEqual(made.toSorted());
}

/** What was new is gone, and what was changed is as it was, with one more version. */
async function expectUndoneOnce(db: Db, run: string, versions: ReadonlyMap<string, number>): Promise<void> {
  const { rows, done } = await resultsOf(db, run);
  expect(done.length).toBeGreaterThan(NEW);
  for (const { state, id, version, written_version } of rows)
    if (state !== 'done') expect([id === null, version]).toEqual([false, written_version]);
  for (const { before, product_id, ...product } of done) {
    if (before === null) expect(product.id).toBeNull();
    else {
      const version = Number(versions.get(String(product_id))) + 1;
      expect([product.version, Number(product.price)]).toEqual([version, priceOf(before)]);
    }
    expect(product.written_version).toBeNull();
  }
}

/**
 * Rows of a file: new products of three groups, others of a group each, prices and barcodes of some that are there, and one
 * that is wrong. What is done one by one comes last: it takes so long that a kill finds the run under way.
 */
async function textsFor(url: string | undefined, owner: Caller) {
  const pages = Array.from({ length: CHANGED / PER_PAGE }, (_, n) => n + 1);
  const query = { state: 'active' as const, sort: 'article' as const, perPage: PER_PAGE };
  const found = pages.map((page) => callServer(url, ops.listProducts, { query: { ...query, page } }, owner));
  const there = (await Promise.all(found)).flatMap(({ data }) => data.items);
  return [
    ...Array.from({ length: NEW }, (_, n) => ({
      ...{ article: `77${n}`, name: `Чай № ${n}`, price: '84,90' },
      group: `Чаї ${n < TOGETHER ? n % 3 : n}`,
    })),
    ...there.map(({ article, price }, n) => ({
      ...{ article, price: String((price + 100) / 100) },
      ...(n % 10 === 0 ? {} : { barcode: barcodeOf(n) }),
    })),
    { article: 'wrong', name: '', price: '1' },
  ];
}

it('an import goes on where it was when it is killed, and so does its rolling back', {
  timeout: 240_000,
}, async () => {
  const database = await openTestDatabase('file');
  await database.close();
  const env = databaseEnv(database.options);
  let server = await startServer(env);
  const owner = await signInTo(server.url);
  /** Ends the server, looks at what it has left, and starts it again. */
  const lookAfter = async <T>(signal: NodeJS.Signals, what: (db: Db) => Promise<T>): Promise<T> => {
    expect(await server.stop(signal)).toMatchObject(signal === 'SIGKILL' ? { signal } : { code: 0 });
    const opened = await openDatabase(database.options);
    const result = await what(opened.db).finally(() => opened.close());
    server = await startServer(env);
    return result;
  };
  /** Kills the server once some rows of a run are done, and waits for its end. */
  const survive = async (run: string) => {
    const read = async () =>
      (await callServer(server.url, ops.getProductImportRun, { params: { id: run } }, owner)).data;
    await vi.waitUntil(async () => (await read()).done > 0, { timeout: 60_000, interval: 5 });
    const { pending, done } = await lookAfter('SIGKILL', (db) => tallyOf(db, run));
    expect(Math.min(pending, done)).toBeGreaterThan(0);
    await vi.waitUntil(async () => (await read()).state === 'done', { timeout: 90_000, interval: 300 });
  };
  const { defaults } = ops.createProductImport.example.body;
  const body = { file_name: 'Чаї.xlsx', defaults: { ...defaults, is_sold_everywhere: true, point_ids: [] } };
  const { data: draft } = await callServer(server.url, ops.createProductImport, { body }, owner);
  const params = { id: draft.id };
  const cells = await textsFor(server.url, owner);
  const rows = cells.map((one, n) => ({ position: n + 2, cells: one }));
  await callServer(server.url, ops.putProductImportRows, { params, body: { rows } }, owner);
  const version = async () =>
    (await callServer(server.url, ops.getProductImport, { params }, owner)).data.version;
  const begin = async (op: typeof ops.startProductImport | typeof ops.rollBackProductImport) => {
    const input = { params, body: { import_version: await version() } };
    const { code, data } = await callServer(server.url, op, input, owner);
    expect(code).toBe(0);
    return data.id;
  };
  const written = await begin(ops.startProductImport);
  await survive(written);
  const versions = await lookAfter('SIGTERM', async (db) => {
    await expectWrittenOnce(db, written);
    const rows = db.selectFrom('product_import_rows').select(['product_id', 'written_version']);
    const all = await rows.where('import_id', '=', draft.id).execute();
    return new Map(all.map((row) => [String(row.product_id), Number(row.written_version)]));
  });
  const undone = await begin(ops.rollBackProductImport);
  await survive(undone);
  await lookAfter('SIGTERM', (db) => expectUndoneOnce(db, undone, versions));
  expect((await server.stop('SIGTERM')).code).toBe(0);
  await database.remove();
});
