/** Sending one again, sending all again and the automatic retry at the same moment: each attempt is sent once. */
import { codes } from '@kasa/contracts/shared/codes';
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
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const isAsked = new Promise<void>((resolve) => {
      const reply = { status: 200, body: '' };
      shop.answer = () => {
        resolve();
        return answered.then(() => reply) as never;
      };
    });
    const sending = deliver();
    await isAsked;
    await Promise.all([resend(id), resend(id), deliver()]);
    answer();
    await sending;
    await deliver();
    expect(attempts()).toEqual([`${id} 1`]);
    expect((await resend(id)).data).toMatchObject({ state: 'waiting', attempts: 1 });
    await deliver();
    expect(attempts()).toEqual([`${id} 1`, `${id} 2`]);
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
