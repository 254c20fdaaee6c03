import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { Permission, Role } from '@kasa/contracts/shared/permissions';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstMerchant } from '../../auth/seed.ts';
import { type Caller, call, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { onlyTags } from '../../http/test-support/only-tags.ts';
import { previewAndStartRun } from '../test-support/preview-and-start-run.ts';
import { processPendingRuns } from './process-runs.ts';

const test = await startFreshApp();
let owner: Caller;
beforeEach(async () => {
  owner = await signInAs(test.app, 'owner');
  await work();
});

function work(most = Number.POSITIVE_INFINITY): Promise<number> {
  let left = most;
  const isStopping = () => {
    left -= 1;
    return left < 0;
  };
  return processPendingRuns({ db: test.database.db, clock: test.clock, isStopping });
}
const change = (role: Role, columns: object) => {
  const phone = String(firstMerchant.people.find((one) => one.role === role)?.phone);
  return test.database.db.updateTable('users').set(columns).where('phone', '=', phone).execute();
};
const run = async (id: string) => (await call(test.app, ops.getBulkRun, { params: { id } }, owner)).data;
const kiosks = (caller: Caller) =>
  previewAndStartRun(test.app, { kind: 'block', target: { kind: ['ptks'] } }, caller);
const blocked = async () => {
  const { db } = test.database;
  const all = db.selectFrom('terminals').select('id').where('kind', '=', 'ptks').where('version', '>', 1);
  return (await all.execute()).length;
};

it.each([
  ['lost the right', { tags_removed: '["edit_terminal"]' }],
  ['got another role', { roles: '["cashier"]' }],
  ['was deactivated', { is_active: 0 }],
])('a run whose beginner %s does nothing more, and says why', async (_, columns) => {
  const { id } = (await kiosks(await signInAs(test.app, 'director'))).data;
  await work(20);
  const before = await run(id);
  expect(before).toMatchObject({ state: 'running' });
  expect(before.done).toBeGreaterThan(0);
  const changed = await blocked();
  await change('director', columns);
  const others = (
    await previewAndStartRun(test.app, { kind: 'unblock', target: { kind: ['offline'] } }, owner)
  ).data;
  await work();
  const { done, skipped, failed, total, state } = await run(id);
  expect([state, done, failed]).toEqual(['cancelled', before.done, total - done - skipped]);
  expect(failed).toBeGreaterThan(0);
  expect(await blocked()).toBe(changed);
  const query = { state: 'failed' };
  const rows = await call(test.app, ops.listBulkRunRows, { params: { id }, query }, owner);
  expect(new Set(rows.data.items.map(({ reason }) => reason))).toEqual(new Set(['not_allowed']));
  expect((await run(others.id)).state).toBe('done');
  const { db } = test.database;
  const written = db.selectFrom('audit_entries').select(['user_id', 'after']).where('object_id', '=', id);
  const last = (await written.orderBy('id').execute()).at(-1);
  expect([last?.user_id, JSON.parse(String(last?.after))]).toEqual([
    null,
    expect.objectContaining({ state: 'cancelled', failed }),
  ]);
});

it('a run needs the right of its own kind, and no session', async () => {
  const { id } = (await call(test.app, ops.startOfflineUpdate, { body: {} }, owner)).data;
  await work(8);
  await test.database.db.deleteFrom('sessions').execute();
  await change('owner', { tags_removed: '["edit_terminal"]' });
  await work(8);
  owner = await signInAs(test.app, 'owner');
  const { state, done } = await run(id);
  expect(state).toBe('running');
  expect(done).toBeGreaterThan(4);
  await change('owner', { tags_removed: '["offline_all_update"]' });
  await work();
  expect(await run(id)).toMatchObject({ state: 'cancelled', done });
});

describe('a run is stopped by whoever may begin one of its kind', () => {
  const update = async () => (await call(test.app, ops.startOfflineUpdate, { body: {} }, owner)).data.id;
  const stop = (id: string, caller: Caller) => call(test.app, ops.cancelBulkRun, { params: { id } }, caller);
  const holding = async (tag: Permission) => {
    await change('cashier', onlyTags([tag]));
    return signInAs(test.app, 'cashier');
  };

  it('an update of offline terminals by its own right', async () => {
    const updater = await holding('offline_all_update');
    const id = await update();
    const blocking = (await kiosks(owner)).data.id;
    expect((await stop(id, updater)).data).toMatchObject({ id, state: 'cancelled' });
    const refused = await stop(blocking, updater);
    expect(refused).toMatchObject({ code: -5, details: { permission: 'edit_terminal' } });
    expect((await run(blocking)).state).toBe('running');
    expect((await stop(ids.owner, updater)).code).toBe(-6);
  });

  it('any other by the right to edit terminals, which stops no such update', async () => {
    const editor = await holding('edit_terminal');
    const id = await update();
    const blocking = (await kiosks(owner)).data.id;
    expect((await stop(blocking, editor)).data).toMatchObject({ id: blocking, state: 'cancelled' });
    const refused = await stop(id, editor);
    expect(refused).toMatchObject({ code: -5, details: { permission: 'offline_all_update' } });
    expect((await run(id)).state).toBe('running');
    await work();
    expect((await stop(id, editor)).code).toBe(-5);
  });
});
