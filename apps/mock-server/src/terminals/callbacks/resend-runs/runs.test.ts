import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { CALLBACK_GIVE_UP_SECONDS } from '@kasa/contracts/terminals/callback-delivery-values';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { secondMerchant } from '../../../auth/seed.ts';
import { call, signInWith } from '../../../http/test-support/call.ts';
import { openEventStream } from '../../../http/test-support/event-stream-client.ts';
import { signInBeforeEach, startFreshApp } from '../../../http/test-support/fresh-app.ts';
import { callbacksIn } from '../../test-support/callbacks.ts';
import { resendRunsIn } from '../../test-support/resend-runs.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const db = () => test.database.db;
const { shop, deliver, setUp, pay, rowOf, begin } = callbacksIn(test, owner);
const { preview, startAs, start, run, resultsOf, work, giveUp } = resendRunsIn(test, owner);
const later = (seconds: number) =>
  test.clock.travelTo(new Date(test.clock.now().getTime() + seconds * 1_000), true);
const idOf = async (payment: string) => (await rowOf(payment)).id;
const eventsSent = () =>
  shop.sent.map(({ headers }) => headers.find(({ name }) => name === 'X-Kasa-Event')?.value);

/** Callbacks of payments that were given up; the seed's are out of the way. */
async function givenUp(count: number): Promise<string[]> {
  const made: string[] = [];
  for (let n = 0; n < count; n += 1) made.push(await idOf(await pay()));
  await giveUp(made);
  return made;
}

/** The number of the latest event. */
async function lastEvent(): Promise<number> {
  const { last } = await db()
    .selectFrom('events')
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last);
}

beforeEach(begin);

describe('the preview of a run', () => {
  it('says how many are sent again and of which terminals, and which are not and why', async () => {
    const [sent = '', newer = ''] = await givenUp(2);
    const { transaction_id } = await db()
      .selectFrom('callback_deliveries')
      .select('transaction_id')
      .where('id', '=', newer)
      .executeTakeFirstOrThrow();
    const arrived = await idOf(await pay());
    await db()
      .updateTable('callback_deliveries')
      .set({ transaction_id, nth: 2, state: 'delivered', next_attempt_at: null })
      .where('id', '=', arrived)
      .execute();
    const shown = await preview();
    expect(shown).toMatchObject({
      ...{ total: 2, changing: 1, left_out: [{ reason: 'newer_delivered', count: 1 }] },
      ...{ terminals: [{ terminal: { id: ids.terminalWithCash }, count: 1 }], terminals_count: 1 },
    });
    expect(shown.items.map(({ callback, reason }) => [callback.id, reason])).toEqual([
      [sent, null],
      [newer, 'newer_delivered'],
    ]);
  });

  it.each([
    ['terminal_off', { status: 'blocked', blocked_by: 'merchant' }],
    ['terminal_off', { status: 'released', release_reason: 'Повернуто банку' }],
    ['no_endpoint', { settings: '{}' }],
  ] as const)('leaves out for %s, as the run does when that is so by its turn', async (reason, columns) => {
    const change = () => {
      const own = db().updateTable('terminals').set(columns);
      return own.where('id', '=', ids.terminalWithCash).execute();
    };
    const [callback = ''] = await givenUp(1);
    const id = await start();
    await change();
    expect(await preview()).toMatchObject({ changing: 0, left_out: [{ reason, count: 1 }] });
    await work();
    expect((await resultsOf(id)).get(callback)).toBe(reason);
    expect(await deliver()).toBe(0);
  });

  it('reads all its terminals at once', async () => {
    const [first = '', second = ''] = await givenUp(2);
    const move = db().updateTable('callback_deliveries').set({ terminal_id: ids.terminal });
    await move.where('id', '=', second).execute();
    const asked = vi.spyOn(db().getExecutor(), 'executeQuery');
    const shown = await preview();
    const queries = asked.mock.calls.map(([query]) => query.sql);
    asked.mockRestore();
    expect(shown.items.map(({ callback }) => callback.id).toSorted()).toEqual([first, second].toSorted());
    expect(queries.filter((sql) => sql.includes('"template_settings"'))).toHaveLength(1);
  });

  it('is narrowed as the log is: by server, and by the day or the moment of the payment', async () => {
    await givenUp(1);
    await setUp('https://other.test/');
    await givenUp(1);
    expect([(await preview()).total, (await preview({ host: ['other.test'] })).total]).toEqual([2, 1]);
    expect((await preview({ created_from: '2026-11-21' })).total).toBe(0);
    expect((await preview({ created_from: '2026-11-20' })).total).toBe(2);
    const [last = ''] = await givenUp(1);
    const since = test.clock.nowIso();
    await db().updateTable('callback_deliveries').set({ created_at: since }).where('id', '=', last).execute();
    expect((await preview({ created_since: since })).items.map(({ callback }) => callback.id)).toEqual([
      last,
    ]);
  });

  it('holds although another callback is given up while somebody looks at it', async () => {
    await givenUp(1);
    const { previewed_at, digest } = await preview();
    later(1);
    await givenUp(1);
    expect((await startAs({}, digest)).code).toBe(codes.bulk_targets_changed.code);
    const { data } = await startAs({ given_up_until: previewed_at }, digest);
    expect(data.total).toBe(1);
  });
});

describe('a run', () => {
  it('sends all that were given up, each once, and says of each that it arrived', async () => {
    const callbacks = await givenUp(3);
    const id = await start();
    await work();
    expect(await run(id)).toMatchObject({ state: 'done', total: 3, waiting: 3, done: 0 });
    expect(await deliver()).toBe(3);
    expect(eventsSent().toSorted()).toEqual(callbacks.toSorted());
    expect(await run(id)).toMatchObject({ waiting: 0, done: 3, failed: 0 });
    expect((await preview()).total).toBe(0);
  });

  it('says of those that are given up again that they failed, and has them sent by the next', async () => {
    const [callback = ''] = await givenUp(1);
    shop.answer = () => ({ status: 503, body: '' });
    const id = await start();
    await work();
    await deliver();
    expect((await resultsOf(id)).get(callback)).toBe('waiting');
    const now = test.clock.now().getTime();
    const tried_since = new Date(now - CALLBACK_GIVE_UP_SECONDS * 1_000).toISOString();
    const due = { tried_since, next_attempt_at: test.clock.nowIso() };
    await db().updateTable('callback_deliveries').set(due).where('id', '=', callback).execute();
    await deliver();
    expect((await resultsOf(id)).get(callback)).toBe('not_delivered');
    expect(await run(id)).toMatchObject({ waiting: 0, failed: 1 });
    shop.answer = () => ({ status: 200, body: '' });
    const next = await start();
    await work();
    await deliver();
    expect([await run(next), await run(id)]).toMatchObject([{ done: 1 }, { failed: 1 }]);
  });

  it('that is stopped leaves those given up whose turn has not come', async () => {
    const [callback = ''] = await givenUp(1);
    const id = await start();
    await call(test.app, ops.cancelResendRun, { params: { id } }, owner);
    await work();
    expect((await resultsOf(id)).get(callback)).toBe('cancelled');
    expect(await deliver()).toBe(0);
  });

  it('goes on only as long as who began it has the right', async () => {
    const [callback = ''] = await givenUp(1);
    const id = await start();
    await db().updateTable('users').set({ tags_removed: '["ecomm_manage"]' }).execute();
    await work();
    await db().updateTable('users').set({ tags_removed: '[]' }).execute();
    expect((await resultsOf(id)).get(callback)).toBe('not_allowed');
  });

  it('outlives its callbacks: what became of them stays when they are deleted', async () => {
    const [callback = ''] = await givenUp(1);
    const id = await start();
    await work();
    await deliver();
    await db().deleteFrom('callback_attempts').execute();
    await db().deleteFrom('callback_deliveries').where('id', '=', callback).execute();
    expect([...(await resultsOf(id))]).toEqual([[callback, 'done']]);
  });

  it('stands in the journal, as does each callback that it sent again', async () => {
    const [callback = ''] = await givenUp(1);
    const id = await start();
    await work();
    const entries = await db()
      .selectFrom('audit_entries')
      .select(['object_type', 'operation'])
      .where('object_id', 'in', [id, callback])
      .execute();
    expect(entries.map(({ object_type, operation }) => `${object_type} ${operation}`).toSorted()).toEqual([
      'callback startResendRun',
      'resend_run startResendRun',
      'resend_run startResendRun',
    ]);
  });

  it('tells of its progress, also when a callback arrives after its end', async () => {
    await givenUp(1);
    const id = await start();
    const listener = await openEventStream(test.app, owner);
    await listener.waitForMessage(({ type }) => type === 'ready');
    await work();
    await deliver();
    const state = { run_id: id, state: 'done', total: 1, skipped: 0, failed: 0 };
    await listener.waitForMessage(
      (event) => event.type === 'resend_run.progress' && (event.data as { done: number }).done === 1,
    );
    const progress = listener.events().filter(({ type }) => type === 'resend_run.progress');
    expect(progress.map(({ data }) => data)).toEqual([
      { ...state, waiting: 1, done: 0 },
      { ...state, waiting: 0, done: 1 },
    ]);
  });

  it('that has ended tells of its progress once a second, and of each callback in one go with it', async () => {
    test.clock.travelTo(test.clock.now(), true);
    await givenUp(3);
    const id = await start();
    await work();
    const before = await lastEvent();
    await deliver();
    const events = db().selectFrom('events').select(['type', 'data']).where('number', '>', before);
    const made = (await events.orderBy('number').execute()).map(({ type, data }) => [type, JSON.parse(data)]);
    expect(made.map(([type]) => type)).toEqual([
      ...['callback.changed', 'callback.changed', 'callback.changed', 'resend_run.progress'],
    ]);
    expect(made.at(-1)?.[1]).toMatchObject({ run_id: id, waiting: 0, done: 3 });
  });

  it('that ended more than a second ago tells of its progress with the next callback that arrives', async () => {
    await givenUp(3);
    const id = await start();
    await work();
    const before = await lastEvent();
    later(2);
    await deliver();
    const events = db().selectFrom('events').select('data').where('number', '>', before);
    const progress = await events.where('type', '=', 'resend_run.progress').orderBy('number').execute();
    expect(progress.map(({ data }) => JSON.parse(data))).toMatchObject([
      { run_id: id, waiting: 2, done: 1 },
      { run_id: id, waiting: 0, done: 3 },
    ]);
  });

  it('of another merchant does not exist, nor do its callbacks', async () => {
    await givenUp(1);
    const id = await start();
    const phone = String(secondMerchant.people.find(({ role }) => role === 'owner')?.phone);
    const other = await signInWith(test.app, phone);
    const { code } = await call(test.app, ops.getResendRun, { params: { id } }, other);
    expect(code).toBe(codes.not_found.code);
    const input = { body: { target: { host: ['shop.test'] } } };
    expect((await call(test.app, ops.previewResendRun, input, other)).data.total).toBe(0);
  });
});
