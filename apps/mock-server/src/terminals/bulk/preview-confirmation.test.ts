import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { expect, it } from 'vitest';
import { advisoryLockShared } from '../../db/dialect.ts';
import { testDialect } from '../../db/test-support/open-test-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { changeLockName } from '../terminal-changes.ts';
import { previewAndStartRun, previewConfirmation } from '../test-support/preview-and-start-run.ts';
import { processPendingRuns } from './process-runs.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const target = { terminal_ids: [ids.terminal] };
const terminal = async () =>
  (await call(test.app, ops.getTerminal, { params: { id: ids.terminal } }, owner)).data;

it('applies the template that was agreed to, and not what somebody made of it meanwhile', async () => {
  const template_id = ids.terminalTemplateToEdit;
  const before = await terminal();
  const { data } = await previewAndStartRun(test.app, { kind: 'apply_template', target, template_id }, owner);
  const { db } = test.database;
  const edited = db.updateTable('terminal_templates').set(({ eb }) => ({ version: eb('version', '+', 1) }));
  await edited.where('id', '=', template_id).execute();
  await processPendingRuns({ db, clock: test.clock });
  const rows = await call(test.app, ops.listBulkRunRows, { params: { id: data.id } }, owner);
  expect(rows.data.items).toMatchObject([{ state: 'failed', reason: 'conflict' }]);
  expect(await terminal()).toEqual(before);
});

it('begins with no preview of a time that has not come: every change since would pass for seen', async () => {
  const what = { kind: 'block' as const, target };
  const agreed = await previewConfirmation(test.app, what, owner);
  const later = new Date(test.clock.now().getTime() + 60_000).toISOString();
  const body = { ...what, ...agreed, previewed_at: later };
  expect((await call(test.app, ops.startBulkRun, { body }, owner)).code).toBe(
    codes.bulk_targets_changed.code,
  );
});

it.runIf(testDialect === 'postgres')(
  'is previewed when the changes that are under way have ended',
  async () => {
    const { db } = test.database;
    let ends = false;
    const { promise, resolve } = Promise.withResolvers<void>();
    const change = inTransaction(db, async (tx) => {
      await advisoryLockShared(tx, changeLockName(ids.merchant));
      resolve();
      await new Promise((done) => setTimeout(done, 200));
      await tx.updateTable('terminals').set({ name: 'Змінений' }).where('id', '=', ids.terminal).execute();
      ends = true;
    });
    await promise;
    const { data } = await call(test.app, ops.previewBulkRun, { body: { kind: 'block', target } }, owner);
    expect([ends, data.items[0]?.terminal.name]).toEqual([true, 'Змінений']);
    await change;
  },
);

it('names a hundred of the terminals that are none', async () => {
  const none = Array.from(
    { length: 300 },
    (_, n) => `01912d50-3c00-7000-8000-0000ffff${String(n).padStart(4, '0')}`,
  );
  const body = { kind: 'block' as const, target: { terminal_ids: none } };
  const { code, details } = await call(test.app, ops.previewBulkRun, { body }, owner);
  expect([code, details.fields?.length]).toEqual([codes.not_found.code, 100]);
});
