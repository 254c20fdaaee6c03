import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import type { QuoteFields } from '@kasa/contracts/loyalty/quotes';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { hashCard } from './quote-customer.ts';
import { purchasesIn, tenthBack } from './test-support/purchases.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { body } = ops.createCustomer.example;

const list = async (query: InputOf<typeof ops.listCustomers>['query']) =>
  (await call(test.app, ops.listCustomers, { query }, owner)).data.items;
const get = async (id: string) => (await call(test.app, ops.getCustomer, { params: { id } }, owner)).data;
const update = (id: string, phone: string | null, version: number) =>
  call(test.app, ops.updateCustomer, { params: { id }, body: { phone, version } }, owner);
const forget = (id: string, version: number) =>
  call(test.app, ops.forgetCustomer, { params: { id }, body: { version } }, owner);
const entriesOf = (id: string, query: InputOf<typeof ops.listBonusEntries>['query'] = {}) =>
  call(test.app, ops.listBonusEntries, { params: { id }, query }, owner);
const withCardOnly = async () =>
  (await list({ perPage: 100 })).find(({ phone, state }) => phone === null && state === 'active');

it('a customer who is added has a number of their own, and is found by a part of the phone or the number', async () => {
  const { data } = await call(test.app, ops.createCustomer, { body }, owner);
  expect(data).toMatchObject({ phone: body.phone, has_card: false, state: 'active', version: 1 });
  expect(data).toMatchObject({ available: 0, waiting: 0, consented_at: data.created_at });
  expect(data.number).toMatch(/^\d{10}$/);
  expect(await get(data.id)).toEqual(data);
  expect(await list({ q: body.phone.slice(-7) })).toEqual([data]);
  expect(await list({ q: data.number.slice(2) })).toEqual([data]);
});

it('nobody is added without their consent', async () => {
  const without = { body: { ...body, has_consent: false } };
  expect(await call(test.app, ops.createCustomer, without, owner)).toMatchObject({
    code: codes.validation_failed.code,
    details: { fields: [{ path: 'has_consent', rule: 'consent_needed' }] },
  });
});

it('a phone that is known is refused at its field; a customer keeps their own, and has another one', async () => {
  const taken = { code: codes.conflict.code, details: { fields: [{ path: 'phone', rule: 'taken' }] } };
  const { data } = await call(test.app, ops.createCustomer, { body }, owner);
  expect(await call(test.app, ops.createCustomer, { body }, owner)).toMatchObject(taken);
  const first = await get(ids.customer);
  expect(await update(data.id, first.phone, 1)).toMatchObject(taken);
  expect((await update(data.id, body.phone, 1)).data).toMatchObject({ phone: body.phone, version: 2 });
  expect((await update(data.id, '+380501112233', 2)).data).toMatchObject({ phone: '+380501112233' });
  expect(await list({ q: body.phone })).toEqual([]);
});

it('a phone leaves who has a card, and nobody else', async () => {
  expect(await update(ids.customer, null, 1)).toMatchObject({
    code: codes.validation_failed.code,
    details: { fields: [{ path: 'phone', rule: 'identity_needed' }] },
  });
  const known = await withCardOnly();
  if (known === undefined) throw new Error('Nobody has a card');
  expect((await update(known.id, body.phone, known.version)).data).toMatchObject({ has_card: true });
  expect((await update(known.id, null, known.version + 1)).data).toMatchObject({ phone: null });
});

it('whoever is forgotten has no phone, no card and no bonuses; the ledger stays, and they can be added again', async () => {
  const before = await get(ids.customerToForget);
  expect(before.available).toBeGreaterThan(0);
  const { data: ledger } = await entriesOf(before.id);
  const { data } = await forget(before.id, before.version);
  expect(data).toMatchObject({ phone: null, has_card: false, state: 'forgotten', available: 0, waiting: 0 });
  expect(await get(before.id)).toEqual(data);
  const { data: after } = await entriesOf(before.id);
  expect(after.total).toBeGreaterThan(ledger.total);
  expect(after.items.at(0)).toMatchObject({ kind: 'expired', available_after: 0, waiting_after: 0 });
  expect(await list({ q: before.phone ?? '' })).toEqual([]);
  expect(await list({ q: before.number, state: ['forgotten'] })).toEqual([data]);
  const again = { body: { ...body, phone: before.phone ?? '' } };
  const added = await call(test.app, ops.createCustomer, again, owner);
  expect(added.data.number).not.toBe(before.number);
});

it('whoever is forgotten leaves no phone or card in quotes that were not committed', async () => {
  const { version } = await get(ids.customerToForget);
  const { quote, addCustomer } = purchasesIn(test);
  const asking = (by: QuoteFields['customer']) => quote({ customer: by, has_consent: true });
  // Somebody takes the phone of another one: the quotes of before are theirs, too.
  const card = { by: 'card', card_token: 'token-of-a-card-0001' } as const;
  const { id: other } = await addCustomer();
  const hash = hashCard(test.database.db, ids.merchant, card.card_token);
  const quoted = [await asking({ by: 'phone', phone: '+380509990003' }), await asking(card)];
  await update(ids.customerToForget, '+380509990003', version);
  const known = test.database.db.updateTable('customers').set({ card_hash: hash });
  await known.where('id', '=', other).execute();
  const left = async () => {
    const rows = test.database.db.selectFrom('loyalty_quotes').select('id');
    const of = quoted.map(({ data }) => data.id);
    return (await rows.where('id', 'in', of).execute()).map(({ id }) => id);
  };
  await forget(ids.customerToForget, version + 1);
  expect(await left()).toEqual([quoted[1]?.data.id]);
  await forget(other, 1);
  expect(await left()).toEqual([]);
});

it('nothing changes of whoever is forgotten, also when they are forgotten again', async () => {
  const { data } = await forget(ids.customerToForget, 1);
  expect((await forget(data.id, data.version)).data).toEqual(data);
  expect(await forget(data.id, 1)).toMatchObject({ code: codes.conflict.code });
  expect(await update(data.id, body.phone, data.version)).toMatchObject({
    code: codes.customer_forgotten.code,
  });
});

it('the journal knows no more of a phone and a number than their ends, and that one has changed', async () => {
  const { number } = await get(ids.customerToForget);
  await update(ids.customerToForget, '+380501112233', 1);
  await forget(ids.customerToForget, 2);
  const rows = await test.database.db
    .selectFrom('audit_entries')
    .select(['object_name', 'before', 'after'])
    .where('object_id', '=', ids.customerToForget)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const name = `•••••• ${number.slice(-4)}`;
  expect(rows.map(({ object_name }) => object_name)).toEqual([name, name]);
  const end = expect.stringMatching(/^\+380 •• ••• •• 33 \([0-9a-f]{4}\)$/);
  expect(JSON.parse(rows.at(0)?.after ?? '')).toEqual({ phone: end });
  expect(JSON.parse(rows.at(1)?.before ?? '')).toMatchObject({ phone: end, state: 'active' });
  expect(JSON.stringify(rows)).not.toContain('1112233');
});

it('an entry names the payment of its purchase once it is paid', async () => {
  const { buy, pay, onlyDiscount, addCustomer } = purchasesIn(test);
  await onlyDiscount({ rule: tenthBack });
  const { id, customer } = await addCustomer(2_000);
  const { amount, ...made } = await buy({ customer, spend: 1_000 });
  const payments = async () => {
    const { items } = (await entriesOf(id, { sort: 'created_at' })).data;
    return items.map(({ kind, transaction_id }) => [kind, transaction_id]);
  };
  const [given, spent] = [
    ['earned', null],
    ['spent', null],
  ];
  expect(await payments()).toEqual([given, spent]);
  const { transaction_id } = (await pay(amount, made.id)).data;
  expect(await payments()).toEqual([given, ['spent', transaction_id], ['earned', transaction_id]]);
});

it('the ledger is read by kind, from either end, and of nobody else’s customer', async () => {
  const { data } = await entriesOf(ids.customer);
  expect(data.items.at(0)).toMatchObject({ id: ids.bonusEntry, available_after: 12_500 });
  const { data: oldest } = await entriesOf(ids.customer, { sort: 'created_at', kind: ['spent', 'expired'] });
  expect(oldest.items.map(({ kind }) => kind)).toEqual(['spent', 'spent', 'expired', 'spent']);
  const others = test.database.db
    .selectFrom('customers')
    .select('id')
    .where('merchant_id', '<>', ids.merchant);
  const { id } = await others.limit(1).executeTakeFirstOrThrow();
  expect(await entriesOf(id)).toMatchObject({ code: codes.not_found.code });
});
