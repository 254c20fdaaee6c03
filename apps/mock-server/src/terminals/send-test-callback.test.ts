import { clearMockCallbacks, listMockCallbacks, setMockCallbackAnswer } from '@kasa/contracts/mock/callbacks';
import { resetMock } from '@kasa/contracts/mock/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { secondMerchant } from '../auth/seed.ts';
import { call, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp({ resolve: async (name) => (name === 'inside.test' ? ['10.0.0.7'] : []) });
const owner = signInBeforeEach(test.app, 'owner');
beforeEach(async () => {
  await call(test.app, clearMockCallbacks);
});

const example = ops.testCallback.example.body;
const send = (change: object = {}, caller = owner) =>
  call(test.app, ops.testCallback, { body: { ...example, ...change } }, caller);
const received = async () => (await call(test.app, listMockCallbacks)).data.items;
const answering = (status: number, delay_ms = 0, merchant_id: string | null = null) =>
  call(test.app, setMockCallbackAnswer, { body: { status, delay_ms, merchant_id } });
const journal = () =>
  test.database.db
    .selectFrom('audit_entries')
    .select(['object_id', 'object_name', 'after'])
    .where('operation', '=', 'testCallback')
    .execute();

describe('a test of a callback', () => {
  it('is sent as the preview shows it, marked as a test, and its signature is verified', async () => {
    const body = { ...example, callback_timeout_seconds: undefined };
    const preview = (await call(test.app, ops.previewCallback, { body }, owner)).data;
    const { data } = await send();
    expect(data).toMatchObject({
      state: 'delivered',
      reason: null,
      http_status: 200,
      answer_bytes: 2,
      answer_is_cut: false,
      sent_at: '2026-11-20T09:00:00.000Z',
    });
    const [got, ...others] = await received();
    expect(others).toEqual([]);
    expect(got).toMatchObject({
      method: preview.method,
      url: preview.url,
      body: String(preview.body).replace('A-2026', 'TEST-A-2026'),
      is_test: true,
      signature: 'verified',
      event_signature: 'verified',
      signed: 'body',
      answered_status: 200,
    });
    // What differs: the order, and so the signatures, and the event.
    const common = (headers: readonly { name: string }[]) =>
      headers.filter(({ name }) => !/^X-Kasa-(Signature|Event)/.test(name));
    expect(common(got?.headers ?? [])).toEqual(common(preview.headers));
  });

  it.each([
    ['the address of GET', { callback_type: 'get' }, 'address'],
    ['a signature template', { callback_signature_template: '{{order_id}}|{{sent_at}}' }, 'template'],
    ['a body that holds its own signature', { callback_body_template: '{"s": "{{signature}}"}' }, 'template'],
  ])('proves %s', async (_, change, signed) => {
    await send(change);
    expect((await received())[0]).toMatchObject({ signature: 'verified', signed });
  });

  it('has an id of its own, which request, answer and journal share, and names the terminal', async () => {
    const change = { callback_body_template: '{"id": "{{event_id}}", "t": "{{terminal_number}}"}' };
    const { event_id } = (await send(change)).data;
    expect((await send(change)).data.event_id).not.toBe(event_id);
    expect(JSON.parse(String((await received())[1]?.body))).toEqual({ id: event_id, t: 'S1100101' });
    const entry = (await journal()).find(({ object_id }) => object_id === event_id);
    expect(entry?.object_name).toMatch(/^S1100101 .+, receiver\.kasa\.test$/);
    expect(JSON.parse(String(entry?.after))).toEqual({
      host: 'receiver.kasa.test',
      terminal: { id: ids.terminal, name: expect.stringMatching(/^S1100101 /) },
    });
  });

  it('sends the value of a header that is sent masked', async () => {
    const settings = JSON.stringify({ callback_headers: [{ name: 'Authorization', value: 'Bearer t0ken' }] });
    await test.database.db
      .updateTable('terminals')
      .set({ settings })
      .where('id', '=', ids.terminal)
      .execute();
    await send({ callback_headers: [{ name: 'Authorization', value: '***' }] });
    expect((await received())[0]?.headers).toContainEqual({ name: 'Authorization', value: 'Bearer t0ken' });
    expect(JSON.stringify(await journal())).not.toContain('t0ken');
  });

  it.each([
    [500, 'refused', null],
    [404, 'refused', null],
    [302, 'refused', 'redirect'],
    [204, 'delivered', null],
  ])('answered by %i is %s', async (status, state, reason) => {
    await answering(status);
    expect((await send()).data).toMatchObject({ state, reason, http_status: status });
  });

  it.each([
    ['page', 200, { state: 'delivered', reason: null, http_status: 200, answer_is_cut: false }],
    ['too_long', 200, { state: 'delivered', http_status: 200, answer_bytes: 65_536, answer_is_cut: true }],
    ['too_long', 500, { state: 'refused', reason: null, http_status: 500 }],
    ['cut_short', 200, { state: 'failed', reason: 'connection_lost', http_status: 200 }],
    ['no_http', 200, { state: 'failed', reason: 'answer_malformed', http_status: null }],
    ['hang_up', 200, { state: 'failed', reason: 'connection_lost', http_status: null }],
  ] as const)(
    'answered wrongly, %s with %i, is judged by status and end alone',
    async (wrong, status, said) => {
      const body = { status, delay_ms: 0, wrong, merchant_id: null };
      await call(test.app, setMockCallbackAnswer, { body });
      expect((await send()).data).toMatchObject(said);
      expect(await received()).toMatchObject([{ answered_status: said.http_status, signature: 'verified' }]);
    },
  );

  it('that is not answered in time has failed, and the receiver was not waited for', async () => {
    await answering(200, 60_000);
    const { data } = await send({ callback_timeout_seconds: 1 });
    expect(data).toMatchObject({ state: 'failed', reason: 'timed_out', http_status: null, answer_bytes: 0 });
    expect(data.duration_ms).toBeGreaterThanOrEqual(990);
    expect((await received())[0]?.answered_status).toBeNull();
  });

  it.each([
    ['https://inside.test/', 'name_not_found'],
    ['https://api.localhost/', 'address_not_allowed'],
    ['https://nobody.test/', 'name_not_found'],
    ['https://receiver.kasa.test:8443/', 'port_not_allowed'],
  ])('to %s fails: %s', async (callback_endpoint, reason) => {
    expect((await send({ callback_endpoint })).data).toMatchObject({ state: 'failed', reason });
    expect(await received()).toEqual([]);
  });

  it('may be sent ten times in a row, then once a minute; another merchant has tests of its own', async () => {
    for (let n = 0; n < 10; n += 1) expect((await send()).code).toBe(0);
    const refused = await send();
    expect([refused.code, refused.details.retry_after_seconds]).toEqual([-8, 60]);
    expect([(await received()).length, (await journal()).length]).toEqual([10, 10]);
    const phone = String(secondMerchant.people.find(({ role }) => role === 'owner')?.phone);
    const stranger = await signInWith(test.app, phone);
    expect((await send({ terminal_id: null }, stranger)).code).toBe(0);
    test.clock.travelTo(new Date('2026-11-20T09:01:00.000Z'), true);
    expect([(await send()).code, (await send()).code]).toEqual([0, -8]);
  });

  it('may be one of five at a time: the sixth is refused, and counts for nothing', async () => {
    await answering(200, 60_000);
    const sent = await Promise.all(Array.from({ length: 6 }, () => send({ callback_timeout_seconds: 1 })));
    expect(sent.map(({ code }) => code).toSorted()).toEqual([-8, 0, 0, 0, 0, 0]);
    expect((await journal()).length).toBe(5);
    expect((await send({ callback_timeout_seconds: 1 })).code).toBe(0);
  });

  it('of a terminal of others is none', async () => {
    const { id } = await test.database.db
      .selectFrom('terminals')
      .select('id')
      .where('merchant_id', '=', secondMerchant.id)
      .executeTakeFirstOrThrow();
    expect((await send({ terminal_id: id })).code).toBe(-6);
    expect([await received(), await journal()]).toEqual([[], []]);
  });
});

describe('the receiver', () => {
  const mine = async () => (await call(test.app, ops.testCallback, ops.testCallback.example, owner)).data;

  it('lists the newest first, of one merchant if asked, and forgets', async () => {
    const { id: merchantId } = secondMerchant;
    await send({ callback_endpoint: 'https://receiver.kasa.test/first' });
    await mine();
    expect((await received()).map(({ url }) => url)).toEqual([
      'https://receiver.kasa.test/kasa',
      'https://receiver.kasa.test/first',
    ]);
    const theirs = await call(test.app, listMockCallbacks, { query: { merchant_id: merchantId } });
    expect(theirs.data.items).toEqual([]);
    await call(test.app, clearMockCallbacks);
    expect(await received()).toEqual([]);
  });

  it('keeps fewer when they are large: placeholders make megabytes of kilobytes', async () => {
    const headers = Array.from({ length: 20 }, (_, n) => ({
      name: `X-${n}`,
      value: '{{signature}}'.repeat(76),
    }));
    await mine();
    for (let n = 0; n < 5; n += 1) await send({ callback_headers: headers });
    const kept = await received();
    expect([kept.length, kept[0]?.signature]).toEqual([3, 'verified']);
  });

  it('answers one merchant as told and others as always; forgets that, and all, with a reset', async () => {
    await answering(503, 0, secondMerchant.id);
    expect((await mine()).http_status).toBe(200);
    await answering(503, 0, ids.merchant);
    expect((await mine()).http_status).toBe(503);
    expect((await answering(503, 0, ids.terminal)).code).toBe(-6);
    await call(test.app, resetMock);
    expect((await call(test.app, listMockCallbacks)).data).toEqual({
      items: [],
      answer: { status: 200, delay_ms: 0 },
    });
  });

  it('is not there without the mock control', async () => {
    const app = buildApp({ ...test, mockControl: false, resolve: async () => [] });
    const sent = await call(app, ops.testCallback, ops.testCallback.example, owner);
    expect(sent.data).toMatchObject({ state: 'failed', reason: 'name_not_found' });
    expect((await call(app, listMockCallbacks)).code).toBe(-6);
    await app.close();
  });
});
