import { getBulkRun } from '@kasa/contracts/terminals/operations/bulk-runs';
import { expect, it } from 'vitest';
import type { Clock } from '../../http/clock.ts';
import { type Caller, call, signInAs, signInWith } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { previewAndStartRun } from '../test-support/preview-and-start-run.ts';
import { processPendingRuns } from './process-runs.ts';

const test = await startFreshApp();
const { db } = test.database;
const block = (target: object, caller: Caller) =>
  previewAndStartRun(test.app, { kind: 'block', target }, caller);
const run = async (id: string, caller: Caller) =>
  (await call(test.app, getBulkRun, { params: { id } }, caller)).data;

it('a small run that is begun while another merchant’s big one is at work ends before it', async () => {
  const [owner, other] = [await signInAs(test.app, 'owner'), await signInWith(test.app, '+380500000011')];
  // Each reading of the clock is a moment later, which makes the order visible.
  let looks = 0;
  const now = () => {
    looks += 1;
    return new Date(test.clock.now().getTime() + looks);
  };
  const clock: Clock = { now, nowIso: () => now().toISOString(), today: () => test.clock.today() };
  const big = (await block({ kind: 'acquiring' }, owner)).data;
  const working = processPendingRuns({ db, clock });
  const small = (await block({ kind: 'ptks' }, other)).data;
  await working;
  const [first, last] = [await run(small.id, other), await run(big.id, owner)];
  expect([first.state, last.state, last.done + last.skipped]).toEqual(['done', 'done', big.total]);
  expect(first.total).toBeLessThan(big.total / 4);
  expect(String(first.finished_at) < String(last.finished_at)).toBe(true);
});

it('a run that cannot go on keeps no other from it', async () => {
  const [owner, other] = [await signInAs(test.app, 'owner'), await signInWith(test.app, '+380500000011')];
  await processPendingRuns({ db, clock: test.clock });
  const broken = (await block({ kind: 'ptks' }, owner)).data;
  const whole = (await block({ status: 'active' }, other)).data;
  // An invalid total makes the final event fail, so the run cannot end.
  await db.updateTable('bulk_runs').set({ total: -1 }).where('id', '=', broken.id).execute();
  const reported: unknown[] = [];
  await processPendingRuns({ db, clock: test.clock, report: (error) => reported.push(error) });
  expect(reported.length).toBeGreaterThan(0);
  expect((await run(whole.id, other)).state).toBe('done');
});
