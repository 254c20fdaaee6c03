/** Sending one again, sending all again and the automatic retry at the same moment: each attempt is sent once. */
import { codes } from '@kasa/contracts/shared/codes';
import { CALLBACK_GIVE_UP_SECONDS } from '@kasa/contracts/terminals/callback-delivery-values';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { callbacksIn } from '../test-support/callbacks.ts';
import { resendRunsIn } from '../test-support/resend-runs.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { shop, server, deliver, pay, rowOf, begin } = callbacksIn(test, owner);
const { preview, startAs, start, resultsOf, work, giveUp } = resendRunsIn(test, owner);
const idOf = async (payment: string) => (await rowOf(payment)).id;
const resend = (id: string) => call(test.app, ops.resendCallback, { params: { id } }, owner);
/** Each attempt that was sent, by event and number. */
const attempts = () =>
  shop.sent.map(({ headers }) => {
    const headerOf = (wanted: string) => headers.find(({ name }) => name === wanted)?.value;
    return `${headerOf('X-Kasa-Event')} ${headerOf('X-Kasa-Attempt')}`;
  });
const isOnceEach = () => expect(new Set(attempts()).size).toBe(attempts().length);

const db = () => test.database.db;
const deliveryOf = (id: string) => {
  const own = db().selectFrom('callback_deliveries').selectAll().where('id', '=', id);
  return own.executeTakeFirstOrThrow();
};
/** An older and a newer callback of one payment. */
async function ofOnePayment(): Promise<[string, string]> {
  const [older, newer] = [await rowOf(await pay()), await rowOf(await pay())];
  const { transaction_id } = older;
  const own = db().updateTable('callback_deliveries').set({ transaction_id, nth: 2 });
  await own.where('id', '=', newer.id).execute();
  return [older.id, newer.id];
}
/** Sends what is due; the shop answers as soon as it is told how. */
async function beginSending() {
  const { promise: answered, resolve: answer } = Promise.withResolvers<number>();
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  shop.answer = () => {
    asked();
    return answered.then((status) => ({ status, body: '' })) as never;
  };
  const sending = deliver();
  await isAsked;
  return { answer, sending };
}

beforeEach(begin);

describe('at the same moment', () => {
  it('two people who begin a run begin one, and each callback gets one attempt more', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, async () => idOf(await pay())));
    await giveUp(ids);
    const { digest } = await preview();
    const both = await Promise.all([startAs({}, digest), startAs({}, digest)]);
    const begun = both.filter(({ code }) => code === 0);
    expect(begun).toHaveLength(1);
    expect(both.find(({ code }) => code !== 0)?.code).toBe(codes.bulk_run_unfinished.code);
    await Promise.all([work(), work()]);
    await Promise.all([deliver(), deliver()]);
    expect(attempts().toSorted()).toEqual(ids.map((id) => `${id} 13`).toSorted());
  });

  it('a run, people and two servers send each callback once, however they meet', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, async () => idOf(await pay())));
    await giveUp(ids);
    const run = await start();
    const servers = [server(), server()];
    const look = () => Promise.all(servers.map((one) => deliver(one)));
    await Promise.all([work(), ...ids.map((id) => resend(id)), look(), look()]);
    await look();
    isOnceEach();
    const sent = await resultsOf(run);
    expect([...sent.keys()].toSorted()).toEqual(ids.toSorted());
    for (const id of ids) {
      // A person may ask again for what the run had delivered by then: that is an attempt of its own.
      expect(['done', 'sent_meanwhile']).toContain(sent.get(id));
      expect(attempts()).toContain(`${id} 13`);
      expect(attempts()).not.toContain(`${id} 15`);
    }
  });

  it('one that a server is sending just now is not sent again beside it', async () => {
    const id = await idOf(await pay());
    const { answer, sending } = await beginSending();
    await Promise.all([resend(id), resend(id), deliver()]);
    answer(200);
    await sending;
    await deliver();
    expect(attempts()).toEqual([`${id} 1`]);
    expect((await resend(id)).data).toMatchObject({ state: 'waiting', attempts: 1 });
    await deliver();
    expect(attempts()).toEqual([`${id} 1`, `${id} 2`]);
  });

  it('one asked for during its last attempt is tried for another day if that fails', async () => {
    const payment = await pay();
    const id = await idOf(payment);
    const tried_since = new Date(test.clock.now().getTime() - CALLBACK_GIVE_UP_SECONDS * 1_000).toISOString();
    const last = { attempts: 12, tried_since, next_attempt_at: test.clock.nowIso() };
    await db().updateTable('callback_deliveries').set(last).where('id', '=', id).execute();
    const { answer, sending } = await beginSending();
    expect((await resend(id)).data).toMatchObject({ state: 'waiting', attempts: 13 });
    answer(503);
    await sending;
    const next_attempt_at = new Date(test.clock.now().getTime() + 60_000).toISOString();
    expect(await rowOf(payment)).toMatchObject({ state: 'waiting', attempts: 13, next_attempt_at });
    const entries = db().selectFrom('audit_entries').select('operation').where('object_id', '=', id);
    expect(await entries.execute()).toEqual([{ operation: 'resendCallback' }]);
  });

  it.each(['a run', 'a person'])(
    'one put back by %s while a newer one arrives is not told after it',
    async (by) => {
      const [older, newer] = await ofOnePayment();
      await giveUp([older]);
      const run = by === 'a run' ? await start() : undefined;
      const { answer, sending } = await beginSending();
      if (run === undefined) await resend(older);
      else await work();
      expect((await deliveryOf(older)).state).toBe('waiting');
      expect(await deliver()).toBe(0);
      answer(200);
      await sending;
      await deliver();
      expect(attempts()).toEqual([`${newer} 1`]);
      expect(await deliveryOf(older)).toMatchObject({ state: 'given_up', next_attempt_at: null });
      if (run !== undefined) expect((await resultsOf(run)).get(older)).toBe('newer_delivered');
    },
  );

  it('one put back while a newer one is sent in vain goes before it', async () => {
    const [older, newer] = await ofOnePayment();
    await giveUp([older]);
    const { answer, sending } = await beginSending();
    await resend(older);
    shop.answer = () => ({ status: 200, body: '' });
    answer(503);
    await sending;
    await deliver();
    test.clock.travelTo(new Date(test.clock.now().getTime() + 61_000), true);
    await deliver();
    expect(attempts()).toEqual([`${newer} 1`, `${older} 13`, `${newer} 2`]);
  });

  it('two of a payment put back at once by a run and a person end with the newer one', async () => {
    const [older, newer] = await ofOnePayment();
    await giveUp([older, newer]);
    const run = await start();
    const servers = [server(), server()];
    await Promise.all([work(), resend(newer), ...servers.map((one) => deliver(one))]);
    await Promise.all(servers.map((one) => deliver(one)));
    isOnceEach();
    expect(attempts().at(-1)).toBe(`${newer} 13`);
    expect(['done', 'newer_delivered']).toContain((await resultsOf(run)).get(older));
  });

  it('the automatic retry and a person make one attempt of it', async () => {
    const id = await idOf(await pay());
    shop.answer = () => ({ status: 503, body: '' });
    await deliver();
    test.clock.travelTo(new Date(test.clock.now().getTime() + 61_000), true);
    shop.answer = () => ({ status: 200, body: '' });
    await Promise.all([deliver(), resend(id), deliver()]);
    await deliver();
    isOnceEach();
    expect(attempts()[1]).toBe(`${id} 2`);
  });

  it('what a person has sent again is left out by a run that was begun before', async () => {
    const id = await idOf(await pay());
    await giveUp([id]);
    const run = await start();
    await resend(id);
    await work();
    expect((await resultsOf(run)).get(id)).toBe('sent_meanwhile');
    await deliver();
    expect(attempts()).toEqual([`${id} 13`]);
  });
});
