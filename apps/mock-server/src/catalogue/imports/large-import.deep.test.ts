/** A whole price list by the built server: judged, written, changed and undone within the budgets of an import. */

import { readFileSync } from 'node:fs';
import { MAX_IMPORT_ROWS, MAX_ROWS_PER_REQUEST } from '@kasa/contracts/catalogue/import-values';
import { catalogueOperations as ops } from '@kasa/contracts/catalogue/operations';
import { expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../db/test-support/open-test-database.ts';
import { callServer, databaseEnv, signInTo, startServer } from '../../http/test-support/server-process.ts';

/** Every hundredth row has an error of its own. */
const WRONG_EACH = 100;
const ERRORS = MAX_IMPORT_ROWS / WRONG_EACH;
const wrong = [{ price: '12,345' }, { unit: 'бочка' }, { barcode: '4820001001098' }, { name: '' }] as const;
const BUDGET = { ms: 60_000, megabytes: 150 };

/** @param kopiykas end of each price */
const rowAt = (n: number, kopiykas: string) => ({
  ...{
    article: `7${n}`,
    name: `Товар № ${n}`,
    price: `${(n % 900) + 1},${kopiykas}`,
    unit: 'шт.',
    tax: '20 %',
  },
  group: `Група ${n % 40}`,
  ...(n % WRONG_EACH === 0 ? wrong[(n / WRONG_EACH) % wrong.length] : {}),
});

/** Resident memory of a process, megabytes. */
const residentOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const database = await openTestDatabase('file');
await database.close();
const server = await startServer({ ...databaseEnv(database.options), REQUESTS_PER_MINUTE: '0' }, 'file');
const owner = await signInTo(server.url);
const ask: typeof callServer = async (url, op, input, caller) => {
  const answer = await callServer(url, op, input, caller);
  expect(answer.code, op.id).toBe(0);
  return answer;
};
const draftOf = async (id: string) =>
  (await ask(server.url, ops.getProductImport, { params: { id } }, owner)).data;

async function finish(run: string) {
  const read = async () =>
    (await ask(server.url, ops.getProductImportRun, { params: { id: run } }, owner)).data;
  await vi.waitUntil(async () => (await read()).state !== 'running', { timeout: 500_000, interval: 500 });
  return read();
}

/** Imports a whole file. @returns the draft, the run's end, the time and the memory that it took */
async function importAll(kopiykas: string) {
  const idle = residentOf(server.pid);
  let most = idle;
  const watch = setInterval(() => {
    most = Math.max(most, residentOf(server.pid));
  }, 20);
  const began = performance.now();
  const { defaults } = ops.createProductImport.example.body;
  const body = {
    ...{ file_name: 'Прайс.xlsx', rows_in_file: MAX_IMPORT_ROWS },
    defaults: { ...defaults, is_sold_everywhere: true, point_ids: [] },
  };
  const { id } = (await ask(server.url, ops.createProductImport, { body }, owner)).data;
  for (let from = 1; from <= MAX_IMPORT_ROWS; from += MAX_ROWS_PER_REQUEST) {
    const rows = Array.from({ length: MAX_ROWS_PER_REQUEST }, (_, n) => ({
      ...{ position: from + n + 1, cells: rowAt(from + n, kopiykas) },
    }));
    await ask(server.url, ops.putProductImportRows, { params: { id }, body: { rows } }, owner);
  }
  const judged = await draftOf(id);
  const input = { params: { id }, body: { import_version: judged.version } };
  const started = await ask(server.url, ops.startProductImport, input, owner);
  const run = await finish(started.data.id);
  clearInterval(watch);
  return { judged, run, ms: performance.now() - began, megabytes: most - idle };
}

function expectWithin({ ms, megabytes }: { ms: number; megabytes: number }): void {
  expect(ms).toBeLessThan(BUDGET.ms);
  expect(megabytes).toBeLessThan(BUDGET.megabytes);
}

const whole = { state: 'done', done: MAX_IMPORT_ROWS - ERRORS, skipped: ERRORS, failed: 0 };

it(`${MAX_IMPORT_ROWS} new products take less than a minute and 150 MB; each error among them is named`, async () => {
  const { judged, run, ...took } = await importAll('50');
  expect(judged.counts).toMatchObject({ new: MAX_IMPORT_ROWS - ERRORS, wrong: ERRORS });
  const named: number[] = [];
  for (let page = 1; named.length < ERRORS; page += 1) {
    const query = { verdict: 'wrong' as const, perPage: 20, page };
    const found = await ask(
      server.url,
      ops.listProductImportRows,
      { params: { id: judged.id }, query },
      owner,
    );
    expect(found.data.items.map(({ problems }) => problems.length)).toEqual(found.data.items.map(() => 1));
    named.push(...found.data.items.map(({ position }) => position));
  }
  expect(named).toEqual(Array.from({ length: ERRORS }, (_, n) => (n + 1) * WRONG_EACH + 1));
  expect(run).toMatchObject(whole);
  expectWithin(took);
});

it('so do as many changed ones, which are then undone', async () => {
  const { judged, run, ...took } = await importAll('90');
  expect(judged.counts).toMatchObject({ changed: MAX_IMPORT_ROWS - ERRORS, wrong: ERRORS });
  expect(run).toMatchObject(whole);
  const { version } = await draftOf(judged.id);
  const input = { params: { id: judged.id }, body: { import_version: version } };
  await finish((await ask(server.url, ops.rollBackProductImport, input, owner)).data.id);
  expect((await draftOf(judged.id)).state).toBe('rolled_back');
  expectWithin(took);
  expect((await server.stop('SIGTERM')).code).toBe(0);
  await database.remove();
});
