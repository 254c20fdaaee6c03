import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { CALLBACK_GIVE_UP_SECONDS } from '@kasa/contracts/terminals/callback-delivery-values';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { secondMerchant } from '../../auth/seed.ts';
import { newId } from '../../db/row-columns.ts';
import { inTransaction } from '../../db/transaction.ts';
import { OutgoingHttpClient } from '../../http/outgoing/outgoing-client.ts';
import { call, signInAs, signInWith } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { CallbackReceiver } from '../../mock/callback-receiver.ts';
import { createPayment } from '../../transactions/create-payment.ts';
import { moveTo } from '../../transactions/move-to.ts';
import { somePayment } from '../../transactions/test-support/payments.ts';
import { reversalsIn } from '../../transactions/test-support/reversals.ts';
import { callbacksIn, fail, type Sent } from '../test-support/callbacks.ts';
import { CallbackDeliverer } from './deliver.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const db = () => test.database.db;
const { shop, server, deliver, setUp, pay, listed, deliveryOf, rowOf, details, begin } = callbacksIn(
  test,
  owner,
);
const later = (seconds: number) =>
  test.clock.travelTo(new Date(test.clock.now().getTime() + seconds * 1_000), true);
const headerOf = ({ headers }: Sent, wanted: string) => headers.find(({ name }) => name === wanted)?.value;

beforeEach(begin);

describe('a callback', () => {
  it('is made with the payment, sent once, and stands on the payment and in the log', async () => {
    const payment = await pay();
    expect(await deliveryOf(payment)).toMatchObject({ state: 'waiting', attempts: 0, status: 'approved' });
    expect(await deliver()).toBe(1);
    const { id = '' } = (await deliveryOf(payment)) ?? {};
    expect(await details(id)).toMatchObject({
      ...{ state: 'delivered', attempts: 1, host: 'shop.test', next_attempt_at: null },
      history: [{ number: 1, state: 'delivered', http_status: 200, answer: 'ok', answer_bytes: 2 }],
    });
    const params = { id: payment };
    const { data } = await call(test.app, transactionsOperations.getTransaction, { params }, owner);
    expect(data.callbacks).toMatchObject([{ id, state: 'delivered', status: 'approved' }]);
    expect(await deliver()).toBe(0);
  });

  it.each(['created', 'authorized'] as const)('is not made of a payment that is %s', async (status) => {
    expect(await deliveryOf(await pay({ status, paid_at: null }))).toBeUndefined();
  });

  it('is not made where no endpoint is set', async () => {
    await db()
      .updateTable('terminals')
      .set({ settings: '{}' })
      .where('id', '=', ids.terminalWithCash)
      .execute();
    expect(await deliveryOf(await pay())).toBeUndefined();
  });

  it('is rolled back with the payment', async () => {
    const id = newId();
    const broken = inTransaction(db(), async (tx) => {
      await createPayment(tx, somePayment({ id }));
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect(await deliveryOf(id)).toBeUndefined();
  });

  it('is sent as its settings were when the payment changed', async () => {
    await pay();
    await setUp('https://shop.test/moved');
    await deliver();
    expect(shop.sent.map(({ url }) => url)).toEqual(['https://shop.test/kasa']);
  });

  it('keeps its event id over attempts, and counts them', async () => {
    shop.answer = () => ({ status: 500, body: '' });
    const payment = await pay();
    await deliver();
    expect(await deliver()).toBe(0);
    later(61);
    await deliver();
    const { id } = (await deliveryOf(payment)) ?? {};
    expect(shop.sent.map((one) => [headerOf(one, 'X-Kasa-Event'), headerOf(one, 'X-Kasa-Attempt')])).toEqual([
      [id, '1'],
      [id, '2'],
    ]);
  });

  it('is tried again after the retry time, then twice as long, and given up after a day', async () => {
    shop.answer = () => ({ status: 503, body: 'later' });
    const payment = await pay();
    const began = test.clock.now().getTime();
    const gaps: number[] = [];
    let last = began;
    for (;;) {
      await deliver();
      const { next_attempt_at: next } = await rowOf(payment);
      if (next === null) break;
      gaps.push((Date.parse(next) - last) / 1_000);
      last = Date.parse(next);
      test.clock.travelTo(new Date(last), true);
    }
    expect(gaps.slice(0, 4)).toEqual([60, 120, 240, 480]);
    expect((last - began) / 1_000).toBe(CALLBACK_GIVE_UP_SECONDS);
    expect(await rowOf(payment)).toMatchObject({ state: 'given_up', last_http_status: 503 });
  });

  it('that was given up is sent again by hand, for another day', async () => {
    const payment = await pay();
    const { id } = await rowOf(payment);
    const gaveUp = { state: 'given_up', next_attempt_at: null, attempts: 12 } as const;
    await db().updateTable('callback_deliveries').set(gaveUp).where('id', '=', id).execute();
    shop.answer = () => ({ status: 503, body: '' });
    const { data } = await call(test.app, ops.resendCallback, { params: { id } }, owner);
    expect(data).toMatchObject({ state: 'waiting', attempts: 12 });
    await deliver();
    const next = new Date(test.clock.now().getTime() + 60_000).toISOString();
    expect(await rowOf(payment)).toMatchObject({ state: 'waiting', attempts: 13, next_attempt_at: next });
  });

  it('of a payment waits for the one before it', async () => {
    shop.answer = () => ({ status: 500, body: '' });
    const payment = await pay({ status: 'authorized', paid_at: null, payment_form: 'card' });
    await pay();
    const row = () =>
      db().selectFrom('transactions').selectAll().where('id', '=', payment).executeTakeFirstOrThrow();
    const move = async (to: Parameters<typeof moveTo>[2]) => {
      const before = await row();
      await inTransaction(db(), (tx) => moveTo(tx, before, to, test.clock.nowIso()));
    };
    await move('approved');
    await move('reversing');
    await move('reversed');
    await deliver();
    const { order_id } = await row();
    const told = () =>
      shop.sent
        .map(({ body }) => JSON.parse(String(body)))
        .filter((body) => body.order_id === order_id)
        .map(({ status }) => status);
    expect(told()).toEqual(['approved']);
    shop.answer = () => ({ status: 200, body: '' });
    later(61);
    await deliver();
    await deliver();
    expect(told()).toEqual(['approved', 'approved', 'reversed']);
  });

  it('is sent once by two servers at the same time, each of many', async () => {
    const payments = await Promise.all(Array.from({ length: 20 }, () => pay()));
    await Promise.all([deliver(), deliver()]);
    expect(new Set(shop.sent.map((one) => headerOf(one, 'X-Kasa-Event'))).size).toBe(payments.length);
    expect(shop.sent).toHaveLength(payments.length);
  });

  it('that a server took and lost is sent by another after its lease', async () => {
    const payment = await pay();
    const taken = {
      attempts: 1,
      next_attempt_at: new Date(test.clock.now().getTime() + 40_000).toISOString(),
    };
    await db().updateTable('callback_deliveries').set(taken).where('transaction_id', '=', payment).execute();
    expect(await deliver()).toBe(0);
    later(41);
    expect(await deliver()).toBe(1);
    expect(await deliveryOf(payment)).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('is not made of a refused refund, whatever was refunded before', async () => {
    const payment = await pay({ payment_form: 'card', response_code: '00' });
    const { acquirer, tryRefund } = reversalsIn(test, owner);
    await acquirer('approves');
    expect(await tryRefund(payment, 4_000)).toBe('done');
    await acquirer('declines');
    expect(await tryRefund(payment, 1_000)).toBe('refused');
    const statuses = (await listed({ transaction_id: [payment] })).map(({ status }) => status);
    expect(statuses).toEqual(['partially_reversed', 'approved']);
  });

  it('that cannot be read is tried again and does not hold up the others', async () => {
    const [broken, whole] = [await pay(), await pay()];
    const own = db().updateTable('callback_deliveries').where('transaction_id', '=', broken);
    await own.set({ settings: 'no longer readable' }).execute();
    await deliver(server(() => undefined));
    expect(await deliveryOf(whole)).toMatchObject({ state: 'delivered' });
    expect(await deliveryOf(broken)).toMatchObject({ state: 'waiting', attempts: 1 });
  });

  it('to a dead endpoint does not delay those to others', async () => {
    await setUp('https://dead.test/', { callback_timeout_seconds: 1 });
    await Promise.all(Array.from({ length: 10 }, () => pay()));
    await setUp();
    const alive = await pay();
    const by = server();
    by.look();
    await expect.poll(async () => (await deliveryOf(alive))?.state).toBe('delivered');
    expect(await listed({ state: ['waiting'] })).not.toHaveLength(0);
    await by.idle();
  });

  it('shows its secrets to nobody, even where the server repeats them', async () => {
    shop.answer = ({ headers }) => ({
      status: 400,
      body: `you sent ${headers.map(({ value }) => value).join(' ')}`,
    });
    await setUp('https://shop.test/kasa', {
      callback_type: 'get',
      callback_get_parameters: [
        { name: 'key', value: 'k1' },
        { name: 'order', value: '{{order_id}}', is_secret: false },
      ],
    });
    const payment = await pay();
    await deliver();
    const { id = '' } = (await deliveryOf(payment)) ?? {};
    const [attempt] = (await details(id)).history;
    expect(shop.sent[0]?.url).toMatch(/\?key=k1&order=/);
    expect(attempt?.url).toMatch(/\?key=\*\*\*&order=\d/);
    expect(attempt?.signed_text).toMatch(/\?key=\*\*\*&order=\d/);
    expect(attempt?.headers).toContainEqual({ name: 'Authorization', value: '***' });
    expect(JSON.stringify(attempt)).not.toContain('s3cret');
    const stored = JSON.stringify(await db().selectFrom('callback_attempts').select('request').execute());
    expect(stored).not.toContain('s3cret');
  });

  it('shows who may not edit terminals no more than its settings do', async () => {
    await setUp('https://shop.test/path-of-shop?key=k1', { callback_body_template: '{"key": "in-body"}' });
    const payment = await pay();
    await deliver();
    const { id = '' } = (await deliveryOf(payment)) ?? {};
    const rights = { tags_added: JSON.stringify(['ecomm_manage']) };
    await db().updateTable('users').set(rights).where('phone', '=', '+380500000003').execute();
    const accountant = await signInAs(test.app, 'accountant');
    const { data } = await call(test.app, ops.getCallbackDelivery, { params: { id } }, accountant);
    expect(data.history).toMatchObject([{ url: 'https://shop.test', body: '***', signed_text: '***' }]);
    expect(JSON.stringify(data)).not.toMatch(/path-of-shop|in-body/);
  });

  it('of another merchant does not exist', async () => {
    const phone = String(secondMerchant.people.find(({ role }) => role === 'owner')?.phone);
    const other = await signInWith(test.app, phone);
    const { id = '' } = (await deliveryOf(await pay())) ?? {};
    const { code } = await call(test.app, ops.resendCallback, { params: { id } }, other);
    expect(code).toBe(codes.not_found.code);
  });

  it('arrives at the built-in receiver, which verifies both signatures', async () => {
    await setUp('https://receiver.kasa.test/shop');
    const receiver = new CallbackReceiver({ db, clock: test.clock });
    const hosts = { 'receiver.kasa.test': receiver.receive.bind(receiver) };
    await pay();
    const outgoing = new OutgoingHttpClient(hosts);
    await deliver(new CallbackDeliverer({ db: db(), clock: test.clock, outgoing, report: fail }));
    const verified = { signature: 'verified', event_signature: 'verified', is_test: false };
    expect(receiver.list(ids.merchant)).toMatchObject([verified]);
  });
});
