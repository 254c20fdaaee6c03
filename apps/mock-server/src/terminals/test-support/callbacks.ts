import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { newId } from '../../db/row-columns.ts';
import type { Row } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type InProcessHost, OutgoingHttpClient } from '../../http/outgoing/outgoing-client.ts';
import { type Caller, call } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { createPayment } from '../../transactions/create-payment.ts';
import { somePayment } from '../../transactions/test-support/payments.ts';
import { CallbackDeliverer } from '../callbacks/deliver.ts';

export type Sent = Parameters<InProcessHost>[0];

export const fail = (error: unknown) => {
  throw error;
};

const OK = () => ({ status: 200, body: 'ok' });

/** Payments at the seeded kiosk, whose callbacks go to `shop.test`, which answers, or to `dead.test`, which does not. */
export function callbacksIn(test: TestApp, owner: Caller) {
  const db = () => test.database.db;
  const shop: { sent: Sent[]; answer: (request: Sent) => { status: number; body: string } } = {
    sent: [],
    answer: OK,
  };
  const outgoing = () =>
    new OutgoingHttpClient({
      'shop.test': async (request) => {
        shop.sent.push(request);
        return shop.answer(request);
      },
      'dead.test': (_request, signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
    });
  const server = (report: (error: unknown) => void = fail) =>
    new CallbackDeliverer({ db: db(), clock: test.clock, outgoing: outgoing(), report });
  /** Sends what is due. @returns how many attempts the server has made */
  const deliver = async (by = server()) => {
    by.look();
    return by.idle();
  };
  const setUp = async (endpoint = 'https://shop.test/kasa', more: object = {}) => {
    const settings = JSON.stringify({
      callback_endpoint: endpoint,
      callback_headers: [{ name: 'Authorization', value: 'Bearer s3cret-of-shop' }],
      callback_retry_seconds: 60,
      ...more,
    });
    const own = db().updateTable('terminals').set({ settings });
    await own.where('id', '=', ids.terminalWithCash).execute();
  };
  /** @returns the payment's id */
  const pay = (changes: Partial<Row<'transactions'>> = {}) =>
    inTransaction(db(), async (tx) => {
      const payment = somePayment({ id: newId(), ...changes });
      await createPayment(tx, payment);
      return payment.id;
    });
  const listed = async (query: object) =>
    (await call(test.app, ops.listCallbackDeliveries, { query: { page: 1, ...query } }, owner)).data.items;
  const deliveryOf = async (payment: string) => (await listed({ transaction_id: [payment] }))[0];
  const rowOf = (payment: string) => {
    const own = db().selectFrom('callback_deliveries').selectAll().where('transaction_id', '=', payment);
    return own.executeTakeFirstOrThrow();
  };
  const details = async (id: string) =>
    (await call(test.app, ops.getCallbackDelivery, { params: { id } }, owner)).data;
  /** As before any payment; those of the seed are not looked at. */
  const begin = async () => {
    Object.assign(shop, { sent: [], answer: OK });
    await db()
      .updateTable('callback_deliveries')
      .set({ state: 'delivered', next_attempt_at: null })
      .execute();
    await setUp();
  };
  return { shop, server, deliver, setUp, pay, listed, deliveryOf, rowOf, details, begin };
}
