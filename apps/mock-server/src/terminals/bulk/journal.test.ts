import { auditOperations } from '@kasa/contracts/audit/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { expect, it } from 'vitest';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { previewAndStartRun } from '../test-support/preview-and-start-run.ts';
import { processPendingRuns } from './process-runs.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const journal = async (query: object = {}) =>
  (await call(test.app, auditOperations.listAuditEntries, { query }, owner)).data.items;
const folded = async () => (await journal({ folded: 'true' }))[0];
const start = async (body: Parameters<typeof previewAndStartRun>[1]) =>
  (await previewAndStartRun(test.app, body, owner)).data;
const target = { terminal_ids: [ids.terminal, ids.terminalToEdit] };

it('a run is one row of the folded journal, done or stopped', async () => {
  const done = await start({ kind: 'block', target });
  await processPendingRuns({ db: test.database.db, clock: test.clock });
  expect(await folded()).toMatchObject({ object: { id: done.id }, after: { state: 'done' }, rows_count: 4 });
  const stopped = await start({ kind: 'unblock', target });
  await call(test.app, ops.cancelBulkRun, { params: { id: stopped.id } }, owner);
  const cancelled = { operation: 'cancelBulkRun', object: { id: stopped.id }, rows_count: 2 };
  expect(await folded()).toMatchObject(cancelled);
});

it('a template that takes over an own value is told from none', async () => {
  const { params, body } = ops.updateTerminal.example;
  const { version } = (await call(test.app, ops.getTerminal, { params }, owner)).data;
  const own = { ...body, template_id: null, settings: { sync_seconds: 120 }, version };
  expect((await call(test.app, ops.updateTerminal, { params, body: own }, owner)).code).toBe(0);
  await start({
    kind: 'apply_template',
    template_id: ids.terminalTemplate,
    target: { terminal_ids: [params.id] },
  });
  await processPendingRuns({ db: test.database.db, clock: test.clock });
  const [entry] = await journal({ object_id: params.id });
  expect(entry?.before).toMatchObject({
    sync_seconds: { value: 120, source: 'own' },
    card_waiting_seconds: { value: 10, source: 'standard' },
  });
  expect(entry?.after).toMatchObject({
    sync_seconds: { value: 120, source: 'template' },
    card_waiting_seconds: { value: 12, source: 'template' },
  });
  expect(entry?.after).not.toHaveProperty('print_receipt');
});
