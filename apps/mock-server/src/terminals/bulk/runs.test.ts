import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { BulkEditKind } from '@kasa/contracts/terminals/bulk-run-values';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, call, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import {
  type BulkRunWanted,
  previewAndStartRun,
  previewConfirmation,
} from '../test-support/preview-and-start-run.ts';
import { processPendingRuns } from './process-runs.ts';

const test = await startFreshApp();
let owner: Caller;
beforeEach(async () => {
  owner = await signInAs(test.app, 'owner');
});

const work = () => processPendingRuns({ db: test.database.db, clock: test.clock });
const start = (kind: BulkEditKind, target: BulkRunWanted['target'], more: object = {}, caller = owner) =>
  previewAndStartRun(test.app, { kind, target, ...more }, caller);
const run = async (id: string) => (await call(test.app, ops.getBulkRun, { params: { id } }, owner)).data;
const rowsOf = async (id: string, state?: string) =>
  (await call(test.app, ops.listBulkRunRows, { params: { id }, query: state ? { state } : {} }, owner)).data;
const terminal = async (id: string) =>
  (await call(test.app, ops.getTerminal, { params: { id } }, owner)).data;
const journalOf = (action: string) =>
  test.database.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('action', '=', action)
    .orderBy('id')
    .execute();
const touch = (id: string, columns: object) =>
  test.database.db.updateTable('terminals').set(columns).where('id', '=', id).execute();

const [active, ours, theirs] = [ids.terminal, ids.terminalToActivate, ids.terminalWithCode];
const prepare = async () => {
  await touch(ours, { status: 'blocked', blocked_by: 'merchant', activated_at: '2026-02-02T08:00:00.000Z' });
  await touch(theirs, { status: 'blocked', blocked_by: 'acquirer' });
  return { terminal_ids: [active, ours, theirs] };
};

describe('a run', () => {
  it('blocks what is not blocked, with a result for each terminal, and says so in the journal', async () => {
    const target = await prepare();
    const { data: begun } = await start('block', target);
    expect(begun).toMatchObject({ state: 'running', total: 3, done: 0, finished_at: null });
    expect((await terminal(active)).status).toBe('active');
    await work();
    expect(await run(begun.id)).toMatchObject({ state: 'done', done: 1, skipped: 2, failed: 0 });
    const results = (await rowsOf(begun.id)).items.map((row) => [row.terminal.id, row.state, row.reason]);
    expect(results).toEqual([
      [active, 'done', null],
      [ours, 'skipped', 'already_blocked'],
      [theirs, 'skipped', 'already_blocked'],
    ]);
    expect(await terminal(active)).toMatchObject({ status: 'blocked', blocked_by: 'merchant', version: 2 });
    const [first] = await test.database.db
      .selectFrom('audit_entries')
      .selectAll()
      .where('object_id', '=', begun.id)
      .execute();
    const entries = await journalOf(String(first?.action));
    expect(entries.map(({ object_type, operation }) => [object_type, operation])).toEqual([
      ['bulk_run', 'startBulkRun'],
      ['terminal', 'startBulkRun'],
      ['bulk_run', 'startBulkRun'],
    ]);
    expect(new Set(entries.map(({ user_name }) => user_name)).size).toBe(1);
    expect(JSON.parse(String(entries[1]?.after))).toEqual({ status: 'blocked' });
    const told = await test.database.db.selectFrom('events').selectAll().orderBy('number').execute();
    const progress = told
      .filter(({ type }) => type === 'bulk_run.progress')
      .map(({ data }) => JSON.parse(data));
    const counts = { run_id: begun.id, total: 3, failed: 0 };
    expect(progress.filter(({ run_id }) => run_id === begun.id)).toEqual([
      { ...counts, done: 0, skipped: 0, state: 'running' },
      { ...counts, done: 1, skipped: 2, state: 'done' },
    ]);
  });

  it('unblocks what the merchant has blocked, not what the acquirer has', async () => {
    const { data } = await start('unblock', await prepare());
    await work();
    expect((await rowsOf(data.id)).items.map(({ reason }) => reason)).toEqual([
      'not_blocked',
      null,
      'blocked_by_acquirer',
    ]);
    expect(await terminal(ours)).toMatchObject({ status: 'active', blocked_by: null });
    expect(await terminal(theirs)).toMatchObject({ status: 'blocked', blocked_by: 'acquirer' });
    await touch(ours, { status: 'blocked', blocked_by: 'merchant', activated_at: '' });
    await start('unblock', { terminal_ids: [ours] });
    await work();
    expect((await terminal(ours)).status).toBe('added');
  });

  it('applies a template to what it makes different, and takes away own values that it holds', async () => {
    await touch(active, { settings: JSON.stringify({ sync_seconds: 600, print_receipt: false }) });
    const more = { template_id: ids.terminalTemplate };
    const { data } = await start('apply_template', { terminal_ids: [active] }, more);
    expect(data.template).toEqual({ id: ids.terminalTemplate, name: 'Міський транспорт' });
    await work();
    const { template, setting_sources, settings } = await terminal(active);
    expect([template?.id, setting_sources.sync_seconds, settings.sync_seconds]).toEqual([
      ids.terminalTemplate,
      'template',
      120,
    ]);
    expect([setting_sources.print_receipt, settings.print_receipt]).toEqual(['own', false]);
    const again = await start('apply_template', { terminal_ids: [active] }, more);
    await work();
    expect((await rowsOf(again.data.id)).items[0]).toMatchObject({
      state: 'skipped',
      reason: 'same_settings',
    });
    await start('detach_template', { terminal_ids: [active] });
    await work();
    await start('detach_template', { terminal_ids: [active] });
    await work();
    expect(await terminal(active)).toMatchObject({ template: null, settings: { sync_seconds: 300 } });
  });

  it('fails where somebody was quicker: before its turn, after the preview, or with the template itself', async () => {
    const what: BulkRunWanted = { kind: 'block', target: { terminal_ids: [active, ours, theirs] } };
    const agreed = await previewConfirmation(test.app, what, owner);
    test.clock.advance(5);
    await touch(active, { version: 2, updated_at: test.clock.nowIso() });
    const { data } = await call(test.app, ops.startBulkRun, { body: { ...what, ...agreed } }, owner);
    expect(data).toMatchObject({ failed: 1 });
    await touch(theirs, { version: 5 });
    await work();
    expect((await rowsOf(data.id)).items.map(({ state, reason }) => [state, reason])).toEqual([
      ['failed', 'conflict'],
      ['done', null],
      ['failed', 'conflict'],
    ]);
    expect((await terminal(active)).status).toBe('active');

    const template_id = ids.terminalTemplateToDelete;
    const applied = await start('apply_template', { terminal_ids: [active] }, { template_id });
    await call(test.app, ops.deleteTerminalTemplate, { params: { id: template_id } }, owner);
    await work();
    expect((await rowsOf(applied.data.id)).items[0]).toMatchObject({
      state: 'failed',
      reason: 'template_not_found',
    });
  });

  it('is begun once of a kind at a time, and the refusal says which it is', async () => {
    const first = await start('block', { terminal_ids: [active] });
    const second = await start('block', { terminal_ids: [ours] });
    expect([second.code, second.details]).toEqual([1334, { run_id: first.data.id }]);
    expect((await start('unblock', { terminal_ids: [ours] })).code).toBe(0);
    await work();
    expect((await start('block', { terminal_ids: [ours] })).code).toBe(0);
  });

  it('is begun once, however many ask at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => start('block', { terminal_ids: [active] })),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
      0,
      ...Array<number>(5).fill(1334),
    ]);
  });

  it('is over what the filter lets through, and of nobody else', async () => {
    const target = { kind: ['ptks' as const], status: ['active' as const] };
    const seen = await call(test.app, ops.previewBulkRun, { body: { kind: 'block', target } }, owner);
    const { data } = await start('block', target);
    expect([data.total, data.failed]).toEqual([seen.data.changing, 0]);
    await work();
    const blocked = await test.database.db
      .selectFrom('terminals')
      .select(['merchant_id', 'kind'])
      .where('version', '=', 2)
      .execute();
    expect(blocked).toHaveLength(data.total);
    expect(new Set(blocked.map((one) => `${one.merchant_id} ${one.kind}`)).size).toBe(1);
  });

  it('can be stopped: what was not done is skipped, what was done stays', async () => {
    const { data } = await start('block', { kind: ['acquiring'] });
    let left = 40;
    const isStopping = () => {
      left -= 1;
      return left < 0;
    };
    await processPendingRuns({ db: test.database.db, clock: test.clock, isStopping });
    const before = await run(data.id);
    expect(before).toMatchObject({ state: 'running' });
    expect(before.done).toBeGreaterThan(0);
    const stopped = await call(test.app, ops.cancelBulkRun, { params: { id: data.id } }, owner);
    expect(stopped.data).toMatchObject({ state: 'cancelled', done: before.done, failed: 0 });
    expect(stopped.data.done + stopped.data.skipped).toBe(data.total);
    expect((await rowsOf(data.id, 'skipped')).items.at(-1)?.reason).toBe('cancelled');
    await work();
    expect(await run(data.id)).toEqual(stopped.data);
    const again = await call(test.app, ops.cancelBulkRun, { params: { id: data.id } }, owner);
    expect(again.data).toEqual(stopped.data);
  });

  it('goes on past a terminal that cannot be changed', async () => {
    const told: unknown[] = [];
    const more = { template_id: ids.terminalTemplate };
    const { data } = await start('apply_template', { terminal_ids: [active, ours] }, more);
    await touch(active, { settings: 'no JSON' });
    const report = (error: unknown) => told.push(error);
    await processPendingRuns({ db: test.database.db, clock: test.clock, report });
    expect((await rowsOf(data.id)).items.map(({ reason }) => reason)).toEqual(['internal', null]);
    expect(told.length).toBeGreaterThan(0);
    expect((await run(data.id)).state).toBe('done');
  });
});

describe('an update of all offline terminals', () => {
  const begin = (caller = owner) => call(test.app, ops.startOfflineUpdate, { body: {} }, caller);

  it('tells the active ones to take their settings anew, and changes none of them', async () => {
    const { data: seen } = await call(test.app, ops.previewOfflineUpdate, {}, owner);
    const { data } = await begin();
    expect([data.kind, data.total]).toEqual(['offline_all_update', seen.total]);
    await work();
    expect(await run(data.id)).toMatchObject({ done: seen.changing, failed: 0 });
    const [done] = (await rowsOf(data.id, 'done')).items;
    const now = test.clock.nowIso();
    const after = await terminal(String(done?.terminal.id));
    expect([after.kind, after.update_requested_at]).toEqual(['offline', now]);
    expect(after.settings_changed_at < now).toBe(true);
    const again = await begin();
    await work();
    expect((await run(again.data.id)).done).toBe(0);
    expect((await rowsOf(again.data.id)).items.map(({ reason }) => reason)).toContain('already_waiting');
    test.clock.advance(60);
    await touch(after.id, { settings_taken_at: test.clock.nowIso() });
    const third = await begin();
    await work();
    expect((await run(third.data.id)).done).toBe(1);
  });

  it('is for those who hold its own right, whatever else they may', async () => {
    const director = await signInAs(test.app, 'director');
    const refused = await begin(director);
    expect([refused.code, refused.details]).toEqual([-5, { permission: 'offline_all_update' }]);
    expect((await start('block', { terminal_ids: [active] }, {}, director)).code).toBe(0);
    const cashier = await signInAs(test.app, 'cashier');
    expect((await start('unblock', { terminal_ids: [active] }, {}, cashier)).code).toBe(-5);
    // Of a run they see what they have begun.
    expect((await call(test.app, ops.listBulkRuns, {}, cashier)).data.items).toEqual([]);
    expect((await call(test.app, ops.listBulkRuns, {}, director)).data.items).toHaveLength(3);
  });
});

describe('the runs', () => {
  const list = async (query: object = {}) => (await call(test.app, ops.listBulkRuns, { query }, owner)).data;

  it('are narrowed by what was done, how it is, by whom and when, and sorted', async () => {
    test.clock.advance(86_400);
    owner = await signInAs(test.app, 'owner');
    const { data } = await start('block', { terminal_ids: [active] });
    const begun = async (query: object) => (await list(query)).items.map(({ id }) => id);
    const [, running] = await begun({});
    const every = [data.id, running, ids.bulkRun];
    expect(await begun({})).toEqual(every);
    expect(await begun({ sort: 'created_at' })).toEqual(every.toReversed());
    expect(await begun({ sort: '-total' })).toEqual([ids.bulkRun, running, data.id]);
    expect(await begun({ kind: 'block' })).toEqual([data.id, ids.bulkRun]);
    expect(await begun({ kind: 'block', state: 'done' })).toEqual([ids.bulkRun]);
    expect(await begun({ has_failed: 'true' })).toEqual([ids.bulkRun]);
    expect(await begun({ has_failed: 'false' })).toEqual([]);
    const people = (await call(test.app, ops.listBulkRunPeople, {}, owner)).data.items;
    expect(people).toHaveLength(2);
    expect(await begun({ user_id: data.started_by.id })).toEqual([data.id]);
    expect(people.map(({ id }) => id)).toContain(data.started_by.id);
    expect(await begun({ started_from: '2026-11-21' })).toEqual([data.id]);
    expect(await begun({ started_to: '2026-11-18' })).toEqual([ids.bulkRun]);
    expect(await begun({ started_from: '2026-11-19', started_to: '2026-11-20' })).toEqual([running]);
    const template_id = ids.terminalTemplate;
    const applied = await start('apply_template', { terminal_ids: [active] }, { template_id });
    expect(await begun({ template_id })).toEqual([applied.data.id]);
  });
});
