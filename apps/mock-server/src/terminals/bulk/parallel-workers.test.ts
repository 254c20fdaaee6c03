import { expect, it } from 'vitest';
import { openDatabase } from '../../db/connect.ts';
import { testDialect } from '../../db/test-support/open-test-database.ts';
import { signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { tallyOf } from '../../runs/run.ts';
import { previewAndStartRun } from '../test-support/preview-and-start-run.ts';
import { processPendingRuns } from './process-runs.ts';

const test = await startFreshApp();
const work = (db = test.database.db) => processPendingRuns({ db, clock: test.clock });

/** Ends the seeded run, then starts one over the kiosks. */
async function begin() {
  await work();
  const owner = await signInAs(test.app, 'owner');
  return (await previewAndStartRun(test.app, { kind: 'block', target: { kind: ['ptks'] } }, owner)).data;
}

const findRun = (id: string) =>
  test.database.db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

it.runIf(testDialect === 'postgres')('workers of two servers do no terminal twice', async () => {
  const { id, total } = await begin();
  const other = await openDatabase(test.database.options);
  const counts = await Promise.all([work(), work(other.db)]);
  await other.close();
  expect(counts.reduce((sum, count) => sum + count)).toBe(total);
  const run = await findRun(id);
  expect(run).toMatchObject({ state: 'done', total, version: 2 });
  const entries = await test.database.db
    .selectFrom('audit_entries')
    .select('object_id')
    .where('action', '=', run.action)
    .where('object_type', '=', 'terminal')
    .execute();
  expect(new Set(entries.map(({ object_id }) => object_id)).size).toBe(entries.length);
  expect(entries).toHaveLength(run.done);
});

it.runIf(testDialect === 'postgres')(
  'a worker leaves what another is at, and ends no run before that',
  async () => {
    const { id, total } = await begin();
    const other = await openDatabase(test.database.options);
    await other.db.transaction().execute(async (tx) => {
      const rows = tx.selectFrom('bulk_run_rows').select('id').where('run_id', '=', id);
      await rows.orderBy('position').limit(1).forUpdate().execute();
      expect(await work()).toBe(total - 1);
      expect((await findRun(id)).state).toBe('running');
      expect((await tallyOf(test.database.db, id)).pending).toBe(1);
    });
    expect(await work(other.db)).toBe(1);
    await other.close();
    expect((await findRun(id)).state).toBe('done');
  },
);

it('a worker that finds nothing to do does nothing', async () => {
  await work();
  expect(await work()).toBe(0);
});
