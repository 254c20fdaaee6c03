import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { describe, expect, it } from 'vitest';
import { type BodyFor, call, signInAs } from '../../http/test-support/call.ts';
import { databaseState } from '../../http/test-support/database-state.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { type BulkRunWanted, previewConfirmation } from '../test-support/preview-and-start-run.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const touch = (id: string, columns: object) =>
  test.database.db.updateTable('terminals').set(columns).where('id', '=', id).execute();
const start = (body: BodyFor<typeof ops.startBulkRun>) => call(test.app, ops.startBulkRun, { body }, owner);

const filtered: BulkRunWanted = { kind: 'block', target: { q: 'S110010', status: ['active'] } };
const template: BulkRunWanted = {
  kind: 'apply_template',
  template_id: ids.terminalTemplate,
  target: { terminal_ids: [ids.terminal, ids.terminalToActivate] },
};

const cases: readonly [
  what: string,
  wish: BulkRunWanted,
  happens: () => Promise<unknown>,
  isOther: boolean,
][] = [
  ['nothing', filtered, async () => undefined, false],
  ['a terminal is meant in place of another', filtered, swap, true],
  ['one that would change is left out', template, () => touch(ids.terminal, APPLIED), true],
  ['the template is another', template, changeTemplate, true],
  ['a terminal is called otherwise', template, () => touch(ids.terminal, { name: 'Інша' }), false],
];
const APPLIED = { template_id: ids.terminalTemplate, settings: '{}' };

async function swap() {
  const { data } = await call(test.app, ops.previewBulkRun, { body: filtered }, owner);
  const before = data.items.map(({ terminal }) => terminal.id);
  await touch(String(before[0]), { status: 'added' });
  await touch(ids.terminalToActivate, { status: 'active' });
  const now = await call(test.app, ops.previewBulkRun, { body: filtered }, owner);
  expect([now.data.total, before]).toEqual([
    before.length,
    expect.not.arrayContaining([ids.terminalToActivate]),
  ]);
}

async function changeTemplate() {
  const params = { id: ids.terminalTemplate };
  const { data } = await call(test.app, ops.getTerminalTemplate, { params }, owner);
  const { name, description, version } = data;
  const body = { name, description, version, settings: { ...data.settings, sync_seconds: 900 } };
  expect((await call(test.app, ops.updateTerminalTemplate, { params, body }, owner)).code).toBe(0);
}

describe('a run begins as it was shown', () => {
  it.each(cases)('%s: agreed to before it, begun after it', async (_, wish, happens, isOther) => {
    const agreed = await previewConfirmation(test.app, wish, owner);
    await happens();
    const before = isOther && (await databaseState(test.database));
    const { code, details } = await start({ ...wish, ...agreed });
    expect([code, details]).toEqual(isOther ? [1335, null] : [0, null]);
    if (!isOther) return;
    expect(await databaseState(test.database)).toBe(before);
    expect((await start({ ...wish, ...(await previewConfirmation(test.app, wish, owner)) })).code).toBe(0);
  });

  it('and not as something else was', async () => {
    const agreed = await previewConfirmation(test.app, { kind: 'unblock', target: filtered.target }, owner);
    expect((await start({ ...filtered, ...agreed })).code).toBe(1335);
    const all = await previewConfirmation(test.app, { kind: 'block', target: {} }, owner);
    expect((await start({ ...filtered, ...all })).code).toBe(1335);
  });

  it('and only when it says what was shown', async () => {
    for (const missing of ['previewed_at', 'digest']) {
      const body = {
        ...filtered,
        ...(await previewConfirmation(test.app, filtered, owner)),
        [missing]: undefined,
      };
      const { code, details } = await start(body);
      expect([code, details.fields?.map(({ path }) => path)]).toEqual([-2, [missing]]);
    }
  });
});

it('an update of all offline terminals, too, where somebody has looked; otherwise all are meant', async () => {
  const { digest, previewed_at } = (await call(test.app, ops.previewOfflineUpdate, {}, owner)).data;
  await call(test.app, ops.createOfflineTerminal, ops.createOfflineTerminal.example, owner);
  const begin = (body: object) => call(test.app, ops.startOfflineUpdate, { body }, owner);
  expect((await begin({ previewed_at, digest })).code).toBe(1335);
  expect((await begin({})).data.total).toBe(35);
});

it('what is agreed to is the same on every page, every day and every database', async () => {
  const whole = { kind: 'block', target: {} } as const;
  const first = await previewConfirmation(test.app, whole, owner);
  test.clock.advance(24 * 3600);
  const again = await signInAs(test.app, 'owner');
  const page = await previewConfirmation(test.app, { ...whole, show: 'left_out', page: 2 }, again);
  expect(page.digest).toBe(first.digest);
  const { example } = ops.previewBulkRun;
  expect((await previewConfirmation(test.app, example.body, again)).digest).toBe(example.data.digest);
  const { data } = await call(test.app, ops.previewOfflineUpdate, {}, again);
  const { digest, total, changing } = ops.previewOfflineUpdate.example.data;
  expect(data).toMatchObject({ digest, total, changing });
});
