import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { describe, expect, it } from 'vitest';
import { call, requestOf, send, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { requestConfig } from './test-support/terminal-requests.ts';

const test = await startFreshApp();
const { db } = test.database;

const row = (id: string = ids.terminal) =>
  db.selectFrom('terminals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const change = (values: object, id: string = ids.terminal) =>
  db.updateTable('terminals').set(values).where('id', '=', id).execute();
const tagOf = async (asking = {}) => String((await requestConfig(test, asking)).headers.etag);
const known = (etag: string) => requestConfig(test, { headers: { 'if-none-match': etag } });

describe('the settings of a terminal', () => {
  it('are answered to it as the contract shows, and nothing of its callbacks', async () => {
    const answer = await send(test.app, requestOf(ops.getConfig, ops.getConfig.example));
    expect(answer.data).toEqual(ops.getConfig.example.data);
    expect(answer.text).not.toContain('callback');
    expect(answer.text).not.toContain('демо-фраза');
  });

  it('are its own, its template’s and the standard ones, as people see them', async () => {
    const owner = await signInAs(test.app, 'owner');
    const number = 'S1001206';
    await change({ template_id: ids.terminalTemplate }, ids.terminalToEdit);
    const seen = await call(test.app, ops.getTerminal, { params: { id: ids.terminalToEdit } }, owner);
    const { data } = await requestConfig(test, { number, phrase: `демо-фраза ${number}` });
    expect(seen.data.settings).toMatchObject(data.settings);
    expect(data.settings.card_waiting_seconds).toBe(12);
    expect(data.vehicle).toMatchObject({ transport_type: seen.data.vehicle?.transport_type });
    expect([data.point?.name, data.point?.address]).toEqual([
      seen.data.point?.name,
      expect.stringMatching(/\S/),
    ]);
  });

  it('are taken over with the answer: noted, the terminal is online, and nobody has changed it', async () => {
    await change({ online_until: '', settings_taken_at: null });
    const before = await row();
    test.clock.advance(3_600);
    const now = test.clock.nowIso();
    expect((await requestConfig(test)).code).toBe(0);
    expect(await row()).toMatchObject({ settings_taken_at: now, online_until: now, version: before.version });
    expect((await row()).updated_at).toBe(before.updated_at);
    const entries = db.selectFrom('audit_entries').select('id').where('operation', '=', 'getConfig');
    expect(await entries.execute()).toEqual([]);
  });

  it('are news once, until something changes: those who look at the terminal are told', async () => {
    const told = async () => {
      const rows = await db.selectFrom('events').select(['type', 'data']).orderBy('number').execute();
      return rows.filter(({ data }) => data.includes('settings_taken'));
    };
    await change({ settings_taken_at: null });
    for (let n = 0; n < 3; n += 1) await requestConfig(test);
    const { version } = await row();
    const data = { terminal_id: ids.terminal, version, change: 'settings_taken' };
    expect((await told()).map((one) => [one.type, JSON.parse(one.data)])).toEqual([
      ['terminal.changed', data],
    ]);
    test.clock.advance(60);
    await change({ settings_changed_at: test.clock.nowIso() });
    test.clock.advance(60);
    for (let n = 0; n < 3; n += 1) await requestConfig(test);
    expect(await told()).toHaveLength(2);
    test.clock.advance(60);
    await change({ update_requested_at: test.clock.nowIso() });
    test.clock.advance(60);
    for (let n = 0; n < 2; n += 1) await requestConfig(test);
    expect(await told()).toHaveLength(3);
  });

  it('do not make a terminal look as if it had been heard of earlier than it was', async () => {
    await change({ online_until: '2026-11-20T10:00:00.000Z' });
    await requestConfig(test);
    expect((await row()).online_until).toBe('2026-11-20T10:00:00.000Z');
  });

  it.each([
    ['added', 1323],
    ['blocked', 1304],
  ])('are not for one that is %s, which is said, and takes nothing over', async (status, code) => {
    await change({ status, settings_taken_at: null });
    expect((await requestConfig(test)).code).toBe(code);
    expect(await row()).toMatchObject({ settings_taken_at: null });
  });

  it('of an offline terminal are there once it is active, by the phrase that it was made with', async () => {
    const owner = await signInAs(test.app, 'owner');
    const { body } = ops.createOfflineTerminal.example;
    const made = await call(test.app, ops.createOfflineTerminal, { body }, owner);
    const { number } = made.data.terminal;
    const asking = { number, phrase: body?.secret_key_phrase };
    expect((await requestConfig(test, asking)).code).toBe(1323);
    await call(test.app, ops.activateTerminalByCode, { body: { code: made.data.activation_code } }, owner);
    const { data } = await requestConfig(test, asking);
    expect(data).toMatchObject({ number, name: body?.name, settings: body?.settings });
  });
});

describe('the tag of an answer', () => {
  it('saves sending again what the terminal has, and counts as taking it over', async () => {
    const first = await requestConfig(test);
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{43}"$/);
    test.clock.advance(120);
    const again = await known(etag);
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag]);
    expect(again.headers['content-type']).toBeUndefined();
    expect((await row()).settings_taken_at).toBe(test.clock.nowIso());
  });

  it.each(['"other", %', 'W/%', '*'])('is found in %s', async (written) => {
    expect((await known(written.replace('%', await tagOf()))).status).toBe(304);
  });

  it.each(['', '"other"', 'not a tag'])('is not %j', async (written) => {
    expect((await known(written)).status).toBe(200);
  });

  it.each([
    ['of its own', () => change({ settings: '{"sync_seconds":60}' })],
    ['of its template', () => change({ template_id: ids.terminalTemplate })],
    ['its name', () => change({ name: 'Каса біля входу' })],
    ['test mode', () => change({ test_mode: 1 })],
    ['where it stands', () => change({ point_id: null })],
    [
      'the address there',
      () => db.updateTable('branches').set({ address: 'пл. Ринок, 1' }).where('id', '=', ids.point).execute(),
    ],
  ])('is another one when something changes: %s', async (_, alter) => {
    const etag = await tagOf();
    await alter();
    const answer = await known(etag);
    expect(answer.status).toBe(200);
    expect(answer.headers.etag).not.toBe(etag);
  });

  it('is of the bytes that are sent: in another language or compressed it is another one', async () => {
    await change({ settings: JSON.stringify({ receipt_template: 'Дякуємо за покупку! '.repeat(95) }) });
    const gzip = { 'accept-encoding': 'gzip' };
    const packed = await requestConfig(test, { headers: gzip });
    expect(packed.headers['content-encoding']).toBe('gzip');
    const etag = String(packed.headers.etag);
    const unchanged = await requestConfig(test, { headers: { ...gzip, 'if-none-match': etag } });
    expect([unchanged.status, unchanged.headers['content-encoding']]).toEqual([304, undefined]);
    const plain = await tagOf({ headers: { 'accept-encoding': 'identity' } });
    const tags = [etag, plain, await tagOf({ target: '/api/v1/Config/get?lng=EN' })];
    expect(new Set(tags).size).toBe(3);
  });

  it('of a refusal there is none', async () => {
    await change({ status: 'blocked' });
    expect((await requestConfig(test)).headers.etag).toBeUndefined();
  });
});
