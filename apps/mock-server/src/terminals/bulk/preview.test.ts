import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { expect, it } from 'vitest';
import { type BodyFor, call, callMalformed } from '../../http/test-support/call.ts';
import { databaseState } from '../../http/test-support/database-state.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const preview = (body: BodyFor<typeof ops.previewBulkRun>) =>
  call(test.app, ops.previewBulkRun, { body }, owner);

it('says for how many, and why the others are left out, and changes nothing', async () => {
  const before = await databaseState(test.database);
  const { data } = await preview({ kind: 'block', target: {} });
  expect(await databaseState(test.database)).toBe(before);
  expect(data.total).toBe(400);
  expect(data.left_out).toEqual([{ reason: 'already_blocked', count: 400 - data.changing }]);
  expect([data.items.length, data.page_count]).toEqual([10, 40]);
  const left = await preview({ kind: 'block', target: {}, show: 'left_out', page: 2 });
  expect(left.data.page_count).toBe(Math.ceil((400 - data.changing) / 10));
  expect(new Set(left.data.items.map(({ reason }) => reason))).toEqual(new Set(['already_blocked']));
  const changing = await preview({ kind: 'block', target: {}, show: 'changing' });
  expect(new Set(changing.data.items.map(({ status }) => status?.after))).toEqual(new Set(['blocked']));
});

it('shows of each terminal what a template makes different', async () => {
  const { data } = await preview({
    kind: 'apply_template',
    template_id: ids.terminalTemplate,
    target: { terminal_ids: [ids.terminal] },
  });
  expect(data.items).toEqual([
    {
      terminal: {
        id: ids.terminal,
        number: 'S1100101',
        name: 'Каса 1',
        point: { id: ids.point, name: 'Затишок на Городоцькій', city: 'Львів' },
      },
      reason: null,
      status: null,
      template: { before: null, after: { id: ids.terminalTemplate, name: 'Міський транспорт' } },
      settings: {
        before: { card_waiting_seconds: 60, max_offline_amount: 50_000 },
        after: { card_waiting_seconds: 12, max_offline_amount: 10_000 },
      },
    },
  ]);
});

it('shows what comes when a template goes', async () => {
  const target = { template_id: [ids.terminalTemplate] };
  const { data } = await preview({ kind: 'detach_template', target });
  expect(data.changing).toBe(data.total);
  expect(data.items[0]?.template).toMatchObject({ before: { id: ids.terminalTemplate }, after: null });
  expect(Object.keys(data.items[0]?.settings?.after ?? {})).toContain('max_offline_amount');
});

it('of parts of a target all count', async () => {
  const both = [ids.terminal, ids.terminalToActivate];
  const { data } = await preview({ kind: 'block', target: { terminal_ids: both, status: ['added'] } });
  expect(data.items.map(({ terminal }) => terminal.id)).toEqual([ids.terminalToActivate]);
});

it.each([
  [{ kind: 'apply_template', target: {} }, 'template_id', 'required'],
  [{ kind: 'block', template_id: ids.terminalTemplate, target: {} }, 'template_id', 'invalid'],
  [{ kind: 'block', target: { terminal_ids: [] } }, 'target.terminal_ids', 'required'],
  [{ kind: 'block', target: { point: 'x' } }, 'target.point', 'unknown_field'],
  [{ kind: 'offline_all_update', target: {} }, 'kind', 'one_of'],
])('refuses %j', async (body, path, rule) => {
  const { code, details } = await callMalformed(test.app, ops.previewBulkRun, { body }, owner);
  expect([code, details.fields]).toEqual([-2, [expect.objectContaining({ path, rule })]]);
});

it('names the terminals that are not the merchant’s', async () => {
  const nobody = '01912d50-3c00-7000-8000-ffffffffffff';
  const { code, details } = await preview({
    kind: 'block',
    target: { terminal_ids: [ids.terminal, nobody] },
  });
  expect([code, details.fields?.map(({ path }) => path)]).toEqual([-6, ['target.terminal_ids.1']]);
});

it('an update of all offline terminals names those that it would not reach', async () => {
  const { data } = await call(test.app, ops.previewOfflineUpdate, { query: { show: 'left_out' } }, owner);
  expect(data.total).toBe(34);
  expect(data.left_out.map(({ reason }) => reason)).toEqual(['not_active']);
  expect(data.items.length).toBe(Math.min(10, 34 - data.changing));
});
