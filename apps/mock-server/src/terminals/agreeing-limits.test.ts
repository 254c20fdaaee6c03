import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { describe, expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { processPendingRuns } from './bulk/process-runs.ts';
import { previewAndStartRun } from './test-support/preview-and-start-run.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const template_id = ids.terminalTemplate;

const saveTemplate = async (settings: SomeTerminalSettingsEntity) => {
  const params = { id: template_id };
  const { version } = (await call(test.app, ops.getTerminalTemplate, { params }, owner)).data;
  const body = { name: 'Міський транспорт', description: null, settings, version };
  return call(test.app, ops.updateTerminalTemplate, { params, body }, owner);
};
const saveTerminal = async (settings: SomeTerminalSettingsEntity, template: string | null = template_id) => {
  const params = { id: ids.terminal };
  const { data } = await call(test.app, ops.getTerminal, { params }, owner);
  const { name, test_mode, website, extra_info, version } = data;
  const places = { point_id: data.point?.id ?? null, vehicle_id: data.vehicle?.id ?? null };
  const body = { name, ...places, test_mode, website, extra_info, settings, template_id: template, version };
  return call(test.app, ops.updateTerminal, { params, body }, owner);
};
const makeOffline = (settings: SomeTerminalSettingsEntity) => {
  const body = { ...ops.createOfflineTerminal.example.body, point_id: null, template_id, settings };
  return call(test.app, ops.createOfflineTerminal, { body }, owner);
};
interface Answer {
  readonly code: number;
  readonly details: { readonly fields?: readonly { path: string; rule: string; message: string }[] };
}
const brokenBy = ({ code, details }: Answer) =>
  code === 0 ? null : (details.fields ?? []).map(({ path, rule }) => `${path} ${rule}`);

/** Own limits, the template's, and what is said where they are saved: with the terminal, or with the template. */
const cases: readonly (readonly [
  SomeTerminalSettingsEntity,
  SomeTerminalSettingsEntity,
  readonly [string, string] | null,
])[] = [
  [
    { min_amount: 200 },
    { max_amount: 100 },
    ['min_amount min_above_max', 'max_amount max_below_terminal_min'],
  ],
  [
    { max_amount: 100 },
    { min_amount: 200 },
    ['max_amount max_below_min', 'min_amount min_above_terminal_max'],
  ],
  [
    { max_amount: 100 },
    { min_amount: 101, max_amount: 500 },
    ['max_amount max_below_min', 'min_amount min_above_terminal_max'],
  ],
  [{ min_amount: 100 }, { max_amount: 100 }, null],
  [{ max_amount: 100 }, { min_amount: 100 }, null],
  [{ min_amount: 200, max_amount: null }, { max_amount: 100 }, null],
  [{ min_amount: 200, max_amount: 300 }, { max_amount: 100 }, null],
  [{ min_amount: 200 }, { max_amount: null }, null],
  [{}, { min_amount: 100, max_amount: 100 }, null],
];

describe.each(cases)('own limits %j under those of a template, %j', (own, ofTemplate, said) => {
  it(`are ${said === null ? 'saved' : 'refused'} with the terminal, at the own one`, async () => {
    await saveTemplate(ofTemplate);
    expect(brokenBy(await saveTerminal(own))).toEqual(said && [`settings.${said[0]}`]);
    expect(brokenBy(await saveTerminal(own, null))).toBeNull();
    expect(brokenBy(await makeOffline(own))).toEqual(said && [`settings.${said[0]}`]);
  });

  it(`are ${said === null ? 'saved' : 'refused'} with the template, at the template’s`, async () => {
    await saveTemplate({});
    expect(brokenBy(await saveTerminal(own))).toBeNull();
    expect(brokenBy(await saveTemplate(ofTemplate))).toEqual(said && [`settings.${said[1]}`]);
  });
});

it('a refused template is told which terminal it contradicts, and is saved with limits as they were', async () => {
  await saveTemplate({ max_amount: 100 });
  await saveTerminal({ min_amount: 50 });
  const { data } = await call(test.app, ops.getTerminal, { params: { id: ids.terminal } }, owner);
  const refused: Answer = await saveTemplate({ max_amount: 40 });
  expect(refused.details.fields?.[0]?.message).toContain(data.number);
  // As from before limits were checked.
  await test.database.db
    .updateTable('terminals')
    .set({ settings: '{"min_amount":200}' })
    .where('id', '=', ids.terminal)
    .execute();
  expect(brokenBy(await saveTemplate({ max_amount: 100, sync_seconds: 90 }))).toBeNull();
});

it('a body that would be sent as JSON is some, whether its type is its own, the template’s or the standard one', async () => {
  const body = { callback_body_template: 'order={{order_id}}' };
  const refused = ['settings.callback_body_template json_format'];
  const create = (settings: object) =>
    call(
      test.app,
      ops.createEcommTerminal,
      { body: { ...ops.createEcommTerminal.example.body, settings } },
      owner,
    );
  await saveTemplate({ callback_type: 'post_form' });
  expect(brokenBy(await saveTerminal(body))).toBeNull();
  expect(brokenBy(await saveTerminal(body, null))).toEqual(refused);
  expect(brokenBy(await saveTerminal({ ...body, callback_type: 'post_json' }))).toEqual(refused);
  expect(brokenBy(await makeOffline(body))).toBeNull();
  expect(brokenBy(await create(body))).toEqual(refused);
  expect(brokenBy(await create({ ...body, callback_type: 'get' }))).toBeNull();
  expect(brokenBy(await saveTemplate(body))).toBeNull();
  expect(brokenBy(await saveTemplate({ ...body, callback_type: 'post_json' }))).toEqual(refused);
  const answer: Answer = await saveTerminal({
    callback_type: 'post_json',
    callback_body_template: '{\n"a": 1,}',
  });
  expect(answer.details.fields?.[0]?.message).toBe('Тіло не є коректним JSON: рядок 2, символ 8');
});

it('a template that contradicts a terminal’s own limit is not applied to it', async () => {
  await saveTemplate({ max_amount: 100, sync_seconds: 90 });
  await saveTerminal({ min_amount: 200 }, null);
  const target = { terminal_ids: [ids.terminal, ids.terminalToActivate] };
  const wanted = { kind: 'apply_template', template_id, target } as const;
  const preview = await call(test.app, ops.previewBulkRun, { body: wanted }, owner);
  expect(preview.data.items.map(({ reason }) => reason).toSorted()).toEqual(
    ['limits_contradict', null].toSorted(),
  );
  const { data } = await previewAndStartRun(test.app, wanted, owner);
  await processPendingRuns({ db: test.database.db, clock: test.clock });
  const rows = await call(test.app, ops.listBulkRunRows, { params: { id: data.id } }, owner);
  expect(rows.data.items.map(({ state, reason }) => [state, reason]).toSorted()).toEqual([
    ['done', null],
    ['skipped', 'limits_contradict'],
  ]);
  const left = await call(test.app, ops.getTerminal, { params: { id: ids.terminal } }, owner);
  expect(left.data).toMatchObject({ template: null, settings: { min_amount: 200, max_amount: null } });
});

it('a terminal and its template, saved at the same moment, never contradict one another', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    await saveTemplate({});
    await saveTerminal({});
    const saved = await Promise.all([saveTerminal({ min_amount: 200 }), saveTemplate({ max_amount: 100 })]);
    expect(saved.map(({ code }) => code === 0).toSorted()).toEqual([false, true]);
    await saveTerminal({});
  }
});
