import { createVerify } from 'node:crypto';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { secondMerchant } from '../auth/seed.ts';
import { call, signInAs, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const example = ops.previewCallback.example.body;
const preview = (change: object = {}, app = test.app, caller = owner) =>
  call(app, ops.previewCallback, { body: { ...example, ...change } }, caller);
const verifies = (text: string, key: string, signature: string) =>
  createVerify('SHA256').update(text).verify(key, signature, 'base64');

it('shows the request with a signature that the public key proves', async () => {
  const { data } = await preview();
  expect(data).toMatchObject({
    method: 'POST',
    url: 'https://hooks.example.com/kasa?order=A-2026-000481',
    body: '{"order": "A-2026-000481", "sum": 24550}',
    signed_text: 'A-2026-000481|24550|approved',
    warnings: [],
  });
  expect(verifies(data.signed_text, data.public_key, data.signature)).toBe(true);
  expect(verifies(`${data.signed_text}!`, data.public_key, data.signature)).toBe(false);
});

it('names the terminal and its point; without a terminal those of a sample', async () => {
  const callback_body_template = '{"t": "{{terminal_number}}", "p": "{{point_name}}", "at": "{{paid_at}}"}';
  const { data } = await preview({ callback_body_template });
  const at = test.clock.nowIso();
  expect(JSON.parse(String(data.body))).toEqual({ t: 'S1100101', p: 'Затишок на Городоцькій', at });
  expect((await preview({ terminal_id: null })).data.url).toBe(data.url);
});

it('of a terminal of others says nothing', async () => {
  const { id } = await test.database.db
    .selectFrom('terminals')
    .select('id')
    .where('merchant_id', '=', secondMerchant.id)
    .executeTakeFirstOrThrow();
  expect((await preview({ terminal_id: id })).code).toBe(-6);
});

it('puts the value of a header that is sent masked', async () => {
  const headers = [{ name: 'Authorization', value: 'Bearer t0ken' }];
  const settings = JSON.stringify({ callback_headers: headers });
  await test.database.db.updateTable('terminals').set({ settings }).where('id', '=', ids.terminal).execute();
  const { data } = await preview({ callback_headers: [{ name: 'Authorization', value: '***' }] });
  expect(data.headers).toContainEqual(headers[0]);
});

it('two servers on one database sign with one key', async () => {
  const other = buildApp({ database: test.database, clock: test.clock });
  const [one, two] = [await preview(), await preview({}, other)];
  expect(two.data).toEqual(one.data);
  await other.close();
});

it('no merchant gets anything signed that another one would believe', async () => {
  const phone = secondMerchant.people.find(({ role }) => role === 'owner')?.phone;
  const stranger = await signInWith(test.app, String(phone));
  const forged = { terminal_id: null, callback_signature_template: 'A-1|100000|approved' };
  const { data: theirs } = await preview(forged, test.app, stranger);
  expect(theirs.signed_text).toBe('A-1|100000|approved');
  expect(verifies(theirs.signed_text, theirs.public_key, theirs.signature)).toBe(true);
  const { data: own } = await preview();
  expect(verifies(theirs.signed_text, own.public_key, theirs.signature)).toBe(false);
});

describe('of a chosen payment', () => {
  const body = '{"o": "{{order_id}}", "s": "{{status}}", "sum": {{amount_kopiykas}}, "c": "{{card_mask}}"}';
  const of = (change: object, caller = owner) =>
    preview(
      {
        terminal_id: ids.terminalWithCash,
        callback_body_template: body,
        transaction_id: ids.transaction,
        ...change,
      },
      test.app,
      caller,
    );

  it('has its values, as a callback of it would, and says what each signature covers', async () => {
    const { getTransaction } = transactionsOperations;
    const params = { id: ids.transaction };
    const payment = (await call(test.app, getTransaction, { params }, owner)).data;
    const { data } = await of({});
    expect(JSON.parse(String(data.body))).toEqual({
      ...{ o: payment.order_id, s: payment.status, sum: payment.amount, c: payment.card_mask ?? '' },
    });
    expect(data.signed_text).toBe(`${payment.order_id}|${payment.amount}|${payment.status}`);
    expect(verifies(data.signed_text, data.public_key, data.signature)).toBe(true);
    const inBody = data.signed_parts.filter(
      ({ of: place, signature }) => place === 'body' && signature === 'template',
    );
    expect(inBody.map(({ from, until }) => data.body?.slice(from, until))).toEqual([
      ...[payment.order_id, payment.status, String(payment.amount)],
    ]);
    const whole = { signature: 'event', of: 'body', header: null, from: 0, until: data.body?.length };
    expect(data.signed_parts).toContainEqual(whole);
  });

  it('there is none at another terminal, without one, or of another merchant', async () => {
    expect((await of({ terminal_id: ids.terminal })).code).toBe(-6);
    expect((await of({ terminal_id: null })).code).toBe(-6);
    const theirs = await test.database.db
      .selectFrom('transactions')
      .select('id')
      .where('merchant_id', '=', secondMerchant.id)
      .executeTakeFirstOrThrow();
    expect((await of({ transaction_id: theirs.id })).code).toBe(-6);
  });

  it('is shown to those alone who may read payments', async () => {
    const tags = { roles: '[]', tags_added: '["edit_terminal"]', tags_removed: '[]' };
    const person = test.database.db.updateTable('users').set(tags);
    await person.where('phone', '=', '+380500000004').execute();
    const editor = await signInAs(test.app, 'cashier');
    expect(await of({}, editor)).toMatchObject({ code: -5, details: { permission: 'transactions_view' } });
    expect((await of({ transaction_id: undefined }, editor)).code).toBe(0);
  });
});
