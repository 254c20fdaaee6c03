import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import {
  CALLBACKS_KEPT_DAYS,
  FAILING_CALLBACKS,
  FAILING_COUNTED,
  FAILING_SECONDS,
  FAILING_TERMINALS,
  MAX_ATTEMPTS_KEPT,
  MAX_REQUEST_KEPT,
} from '@kasa/contracts/terminals/callback-delivery-values';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { writeCallback } from '../../db/callback-outbox.ts';
import { wholeMerchant } from '../../db/point-scope.ts';
import { newId } from '../../db/row-columns.ts';
import { planOf } from '../../db/test-support/plan.ts';
import { call } from '../../http/test-support/call.ts';
import { isDatabaseRun } from '../../http/test-support/database-run.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { callbacksIn } from '../test-support/callbacks.ts';
import { failingEndpoints } from './failing.ts';
import { pruneCallbacks } from './keep.ts';

const DAY_MS = 86_400_000;

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { shop, deliver, setUp, pay, rowOf, details, begin } = callbacksIn(test, owner);
const db = () => test.database.db;
const inTime = (ms: number) => new Date(test.clock.now().getTime() + ms);
const later = (seconds: number) => test.clock.travelTo(inTime(seconds * 1_000), true);
const change = (payment: string, columns: object) =>
  db().updateTable('callback_deliveries').set(columns).where('transaction_id', '=', payment).execute();

beforeEach(begin);

describe('what is kept of a callback', () => {
  it('is the beginning of a long body, without a secret that the cut goes through', async () => {
    const filler = 'x'.repeat(MAX_REQUEST_KEPT - 10);
    await setUp('https://shop.test/kasa', {
      callback_body_template: `{"a": "${filler}", "key": "s3cret-of-shop-in-body"}`,
      callback_headers: [{ name: 'Authorization', value: 's3cret-of-shop-in-body' }],
    });
    const payment = await pay();
    await deliver();
    const [attempt] = (await details((await rowOf(payment)).id)).history;
    expect(attempt?.is_cut).toBe(true);
    expect(attempt?.body).toHaveLength(MAX_REQUEST_KEPT);
    expect(JSON.stringify(attempt)).not.toContain('s3c');
    expect(String(shop.sent[0]?.body)).toContain('s3cret-of-shop-in-body');
  });

  it('is the whole of a usual one', async () => {
    const payment = await pay();
    await deliver();
    const [attempt] = (await details((await rowOf(payment)).id)).history;
    expect([attempt?.is_cut, attempt?.body]).toEqual([false, shop.sent[0]?.body]);
  });

  it('are its latest attempts', async () => {
    const payment = await pay();
    const { id } = await rowOf(payment);
    shop.answer = () => ({ status: 500, body: '' });
    await deliver();
    await change(payment, { attempts: MAX_ATTEMPTS_KEPT, next_attempt_at: test.clock.nowIso() });
    await deliver();
    const numbers = (await details(id)).history.map(({ number }) => number);
    expect(numbers).toEqual([MAX_ATTEMPTS_KEPT + 1]);
  });

  it('is deleted when it is old, with its attempts, unless it waits', async () => {
    const [old, waiting, recent] = [await pay(), await pay(), await pay()];
    await deliver();
    const { id } = await rowOf(old);
    const created_at = inTime(-CALLBACKS_KEPT_DAYS * DAY_MS - 1).toISOString();
    await change(old, { created_at });
    await change(waiting, { created_at, state: 'waiting', next_attempt_at: created_at });
    expect(await pruneCallbacks(db(), test.clock.now())).toBe(1);
    const left = await db().selectFrom('callback_deliveries').select('transaction_id').execute();
    const has = (payment: string) => left.some(({ transaction_id }) => transaction_id === payment);
    expect([old, waiting, recent].map(has)).toEqual([false, true, true]);
    const attempts = db().selectFrom('callback_attempts').selectAll().where('delivery_id', '=', id);
    expect(await attempts.execute()).toEqual([]);
  });
});

it('a payment whose first callbacks were deleted is told of as before', async () => {
  const id = await pay();
  const payment = await db()
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const tell = () => writeCallback(db(), payment, test.clock.nowIso());
  await tell();
  const created_at = inTime(-CALLBACKS_KEPT_DAYS * DAY_MS - 1).toISOString();
  const old = db().updateTable('callback_deliveries').set({ created_at, state: 'delivered' });
  await old.where('transaction_id', '=', id).where('nth', '=', 1).execute();
  expect(await pruneCallbacks(db(), test.clock.now())).toBe(1);
  await tell();
  const left = db().selectFrom('callback_deliveries').select('nth').where('transaction_id', '=', id);
  expect((await left.orderBy('nth').execute()).map(({ nth }) => nth)).toEqual([2, 3]);
});

describe('an endpoint', () => {
  const answer = async () => (await call(test.app, ops.listFailingEndpoints, {}, owner)).data;
  const failing = async () => (await answer()).items;
  const fail = () => {
    shop.answer = () => ({ status: 503, body: '' });
  };

  it('fails after some callbacks in a row, until one arrives', async () => {
    fail();
    for (let n = 1; n < FAILING_CALLBACKS; n += 1) await pay();
    await deliver();
    expect(await failing()).toEqual([]);
    const { created_at: since } = await rowOf(await pay());
    await deliver();
    expect(await failing()).toMatchObject([
      {
        terminal: { id: ids.terminalWithCash },
        ...{ host: 'shop.test', waiting: FAILING_CALLBACKS, given_up: 0, since },
      },
    ]);
    shop.answer = () => ({ status: 200, body: '' });
    later(1);
    await pay();
    await deliver();
    expect(await failing()).toEqual([]);
  });

  it('fails when one callback has waited for an hour', async () => {
    fail();
    const payment = await pay();
    await deliver();
    await change(payment, { created_at: inTime(1 - FAILING_SECONDS * 1_000).toISOString() });
    expect(await failing()).toEqual([]);
    await change(payment, { created_at: inTime(-FAILING_SECONDS * 1_000).toISOString() });
    expect(await failing()).toMatchObject([{ waiting: 1 }]);
  });

  it('is counted up to a limit, and read from the index, not with its whole log', async () => {
    fail();
    const payment = await pay();
    await deliver();
    const one = await rowOf(payment);
    const many = Array.from({ length: FAILING_COUNTED + 5 }, (_, n) => ({ ...one, id: newId(), nth: n + 2 }));
    await bulkInsert(db(), 'callback_deliveries', many);
    // Tried again since: it is the first nonetheless.
    const since = inTime(-60_000).toISOString();
    await change(payment, { created_at: since, updated_at: inTime(60_000).toISOString() });
    const ask = () => failingEndpoints(db(), wholeMerchant(ids.merchant), test.clock.now());
    if (!isDatabaseRun) {
      const plan = await planOf(db(), ask);
      const reads = plan.filter((detail) => /^(SEARCH|SCAN) callback_deliveries/.test(detail));
      expect(reads.length).toBeGreaterThan(5);
      // The last that was tried alone is looked up.
      const last = 'INDEX callback_deliveries__merchant_id__terminal_id__updated_at__ix';
      for (const detail of reads)
        expect(detail).toMatch(detail.includes(last) ? /^SEARCH / : /^SEARCH .* COVERING INDEX /);
      // The first, the fifth, and once those that are counted.
      expect(reads.filter((detail) => detail.includes('created_at>'))).toHaveLength(3);
    }
    expect(await failing()).toMatchObject([{ waiting: FAILING_COUNTED, given_up: 0, since }]);
  });

  it('is named among the first ones, of many', async () => {
    fail();
    const payment = await pay();
    await deliver();
    const one = await rowOf(payment);
    const own = db().selectFrom('terminals').selectAll().where('id', '=', ids.terminalWithCash);
    const terminal = await own.executeTakeFirstOrThrow();
    const others = Array.from({ length: FAILING_TERMINALS }, (_, n) => ({
      ...terminal,
      ...{
        id: newId(),
        number: `S19900${10 + n}`,
        ptks_id: `PT-${n}`,
        serial: `${n}`,
        secret_key_phrase: null,
      },
    }));
    await bulkInsert(db(), 'terminals', others);
    const created_at = inTime(-FAILING_SECONDS * 1_000).toISOString();
    const vain = others.map(({ id }, n) => ({
      ...one,
      created_at,
      id: newId(),
      nth: n + 2,
      terminal_id: id,
    }));
    await bulkInsert(db(), 'callback_deliveries', vain);
    await change(payment, { created_at });
    const named = await answer();
    expect([named.total, named.items.length]).toEqual([FAILING_TERMINALS + 1, FAILING_TERMINALS]);
  });

  it('does not fail by a callback that was sent again and has not been tried since', async () => {
    fail();
    const payment = await pay();
    await deliver();
    await change(payment, { created_at: inTime(-FAILING_SECONDS * 1_000).toISOString() });
    expect(await failing()).toHaveLength(1);
    await call(test.app, ops.resendCallback, { params: { id: (await rowOf(payment)).id } }, owner);
    expect(await failing()).toEqual([]);
    await deliver();
    expect(await failing()).toHaveLength(1);
  });

  it('does not fail by callbacks that have not been tried yet', async () => {
    await change(await pay(), { created_at: inTime(-FAILING_SECONDS * 1_000).toISOString() });
    expect(await failing()).toEqual([]);
  });
});
