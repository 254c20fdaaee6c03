/** A whole price list: judged, written and undone within the budgets of an import. */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MAX_IMPORT_ROWS, MAX_ROWS_PER_REQUEST } from '@kasa/contracts/catalogue/import-values';
import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { expect, it } from 'vitest';
import { call, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { importsIn } from '../test-support/imports.ts';

const test = await startFreshApp();
const MB = 1024 * 1024;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Bytes in use: neither garbage, which grows with the machine's memory, nor the pages of a database in memory. */
function living(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
/** Every hundredth row has an error of its own. */
const WRONG_EACH = 100;
const wrong = [{ price: '12,345' }, { unit: 'бочка' }, { barcode: '4820001001098' }, { name: '' }] as const;

it(`${MAX_IMPORT_ROWS} rows go through in a minute and 150 MB; each error among them is named`, async () => {
  const owner = await signInAs(test.app, 'owner');
  const own = importsIn(test, owner);
  const idle = living();
  let most = idle;
  const watch = setInterval(() => {
    most = Math.max(most, living());
  }, 2_000);
  const took = { judged: 0, started: 0, written: 0, undone: 0 };
  const timed = async <T>(what: keyof typeof took, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work();
    took[what] = Math.round(performance.now() - began);
    return result;
  };
  const draft = (await own.create()).data;
  const rowAt = (n: number) => ({
    ...{ article: `7${n}`, name: `Товар № ${n}`, price: `${n % 900},50`, unit: 'шт.', tax: '20 %' },
    group: `Група ${n % 40}`,
    ...(n % WRONG_EACH === 0 ? wrong[(n / WRONG_EACH) % wrong.length] : {}),
  });
  await timed('judged', async () => {
    for (let from = 1; from <= MAX_IMPORT_ROWS; from += MAX_ROWS_PER_REQUEST) {
      const rows = Array.from({ length: MAX_ROWS_PER_REQUEST }, (_, n) => rowAt(from + n));
      expect((await own.put(draft, rows, from)).code).toBe(0);
    }
  });
  const errors = MAX_IMPORT_ROWS / WRONG_EACH;
  const judged = await own.get(draft);
  expect(judged.counts).toMatchObject({ new: MAX_IMPORT_ROWS - errors, wrong: errors });
  const named: number[] = [];
  for (let page = 1; named.length < errors; page += 1) {
    const query = { verdict: 'wrong', perPage: '20', page: String(page) };
    const found = await call(test.app, ops.listProductImportRows, { params: { id: draft.id }, query }, owner);
    expect(found.data.items.map(({ problems }) => problems.length)).toEqual(found.data.items.map(() => 1));
    named.push(...found.data.items.map(({ position }) => position));
  }
  expect(named).toEqual(Array.from({ length: errors }, (_, n) => (n + 1) * WRONG_EACH));
  expect((await timed('started', () => own.start(judged))).code).toBe(0);
  await timed('written', () => own.work());
  const done = await own.get(draft);
  const input = { params: { id: String(done.run_id) } };
  const { data: run } = await call(test.app, ops.getProductImportRun, input, owner);
  expect(run).toMatchObject({ state: 'done', done: MAX_IMPORT_ROWS - errors, skipped: errors, failed: 0 });
  await timed('undone', async () => {
    await own.rollBack(done);
    await own.work();
  });
  expect((await own.get(draft)).state).toBe('rolled_back');
  clearInterval(watch);
  expect(took.judged + took.started + took.written).toBeLessThan(60_000);
  expect(most - idle).toBeLessThan(150 * MB);
}, 600_000);
