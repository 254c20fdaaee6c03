import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { expect, it } from 'vitest';
import { call, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { publishProgressIfRunning } from '../../runs/process-runs.ts';
import { previewAndStartRun } from '../test-support/preview-and-start-run.ts';
import { terminalRuns } from './domain.ts';

const test = await startFreshApp();

async function toldOf(id: string) {
  const events = test.database.db.selectFrom('events').select('data').where('type', '=', 'bulk_run.progress');
  const told = (await events.orderBy('number').execute()).map(({ data }) => JSON.parse(data));
  return told.filter(({ run_id }) => run_id === id).map(({ state }) => state);
}

it('says that a run is running while it is, and never after it was said to have ended', async () => {
  const owner = await signInAs(test.app, 'owner');
  const { id } = (await previewAndStartRun(test.app, { kind: 'block', target: { kind: ['ptks'] } }, owner))
    .data;
  const { db } = test.database;
  const run = await db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  await publishProgressIfRunning(db, terminalRuns, run, test.clock.nowIso());
  expect(await toldOf(id)).toEqual(['running', 'running']);
  await call(test.app, ops.cancelBulkRun, { params: { id } }, owner);
  await publishProgressIfRunning(db, terminalRuns, run, test.clock.nowIso());
  expect(await toldOf(id)).toEqual(['running', 'running', 'cancelled']);
});
