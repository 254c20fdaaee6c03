import {
  UNKNOWN_OF_ADDRESS,
  UNKNOWN_OF_MERCHANT,
  UNKNOWN_OF_TERMINAL,
} from '@kasa/contracts/loyalty/bonus-values';
import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { MAX_KOPIYKAS } from '@kasa/contracts/shared/money-schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { send } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { terminalHeaders } from '../terminals/test-support/terminal-requests.ts';
import { hashCard } from './quote-customer.ts';
import { forget, nameOf, percent, purchasesIn, tenthBack } from './test-support/purchases.ts';

const test = await startFreshApp();
const { quote, buy, commit, onlyDiscount, addDiscount, addCustomer } = purchasesIn(test);
const db = () => test.database.db;
const CARD = 'acquirer-token-of-a-card-0001';
const unknown = { by: 'phone', phone: '+380501234567' } as const;

describe('a signature', () => {
  const body = { lines: [{ article: null, quantity: 1_000, amount: 500 }], customer: null };
  const payload = JSON.stringify({ ...body, has_consent: false, spend: 0 });
  const url = ops.quoteLoyalty.path;
  const ask = (headers: Record<string, string>, sent = payload) =>
    send<typeof ops.quoteLoyalty>(test.app, {
      ...{ method: 'POST', url, payload: sent },
      headers: { ...headers, 'content-type': 'application/json' },
    });
  const signed = (target: string) => terminalHeaders(test.clock.now(), { target, body: payload });

  it('is of the body and of the address', async () => {
    const changed = payload.replace('500', '400');
    expect(nameOf(await ask(signed(url), changed))).toBe('terminal_not_authenticated');
    expect(nameOf(await ask(signed(ops.commitLoyalty.path)))).toBe('terminal_not_authenticated');
    expect(nameOf(await ask(terminalHeaders(test.clock.now(), { target: url })))).toBe(
      'terminal_not_authenticated',
    );
  });

  it('may be sent again within its minutes, and gets another quote', async () => {
    const headers = signed(url);
    const [first, second] = [await ask(headers), await ask(headers)];
    expect([nameOf(first), nameOf(second)]).toEqual(['ok', 'ok']);
    expect(first.data.id).not.toBe(second.data.id);
    test.clock.travelTo(new Date(test.clock.now().getTime() + 6 * 60_000), true);
    expect(nameOf(await ask(headers))).toBe('terminal_time_wrong');
  });
});

describe('a receipt', () => {
  const sell = (article: string, what: object) =>
    db()
      .updateTable('products')
      .set(what)
      .where('merchant_id', '=', ids.merchant)
      .where('article', '=', article)
      .execute();

  it('is priced by the goods that its articles name', async () => {
    const discount = await onlyDiscount({
      rule: percent(1_000),
      is_for_all_goods: false,
      group_ids: [ids.productGroup],
    });
    await sell('400101', { group_id: ids.productGroup });
    const lines = [
      { article: '400101', quantity: 2_000, amount: 13_000 },
      { article: 'немає', quantity: 1_000, amount: 1_000 },
      { article: null, quantity: 1_000, amount: 1_000 },
    ];
    const { data } = await quote({ lines });
    expect(data).toMatchObject({ before: 15_000, discount: 1_300, spent: 0, amount: 13_700, earned: 0 });
    expect(data.lines.map((line) => line.discount)).toEqual([1_300, 0, 0]);
    expect(data.rules).toEqual([
      {
        ...{ discount_id: discount, name: 'Знижка з перевірки', reason: 'applied' },
        ...{ discount: 1_300, earned: 0, spent: 0, missing: null },
      },
    ]);
    await sell('400101', { archived_at: test.clock.nowIso() });
    expect((await quote({ lines })).data.discount).toBe(0);
  });

  it('counts what is weighed as one piece', async () => {
    await onlyDiscount({
      rule: { type: 'by_purchase_count', every: 3, counts: 'pieces', percent_bp: 10_000 },
    });
    const { customer } = await addCustomer();
    const lines = [{ article: '400101', quantity: 3_000, amount: 9_000 }];
    await sell('400101', { unit: 'kg' });
    expect((await quote({ lines, customer })).data).toMatchObject({ discount: 0, rules: [{ missing: 2 }] });
    await sell('400101', { unit: 'pack' });
    expect((await quote({ lines, customer })).data.discount).toBe(3_000);
  });

  it('names each discount that is on, the oldest first, and why it gives nothing', async () => {
    const better = await onlyDiscount({ rule: percent(2_000), name: 'Краща' });
    const worse = await addDiscount({ rule: percent(1_000), name: 'Гірша' });
    const known = await addDiscount({ rule: tenthBack, name: 'Для своїх' });
    const { data } = await quote();
    expect(data.rules.map((rule) => [rule.discount_id, rule.reason])).toEqual([
      [better, 'applied'],
      [worse, 'better_rule'],
      [known, 'no_customer'],
    ]);
  });
});

describe('a customer', () => {
  beforeEach(async () => {
    await onlyDiscount({ rule: tenthBack });
  });

  it('is known by phone, card and number, with what they have', async () => {
    const { id, number, customer } = await addCustomer(700);
    const card_hash = hashCard(db(), ids.merchant, CARD);
    await db().updateTable('customers').set({ card_hash }).where('id', '=', id).execute();
    const ways = [customer, { by: 'number', number }, { by: 'card', card_token: CARD }] as const;
    for (const by of ways) {
      const { data } = await quote({ customer: by, spend: 10_000 });
      expect(data.customer).toEqual({ number, available: 700, waiting: 0 });
      expect(data).toMatchObject({ spent: 700, amount: 9_300, earned: 930 });
    }
  });

  it('who is unknown, forgotten or somebody else’s is answered alike', async () => {
    const forgotten = await addCustomer();
    await forget(test, forgotten.id);
    const other = db().selectFrom('merchants').select('id').where('id', '!=', ids.merchant);
    const elsewhere = await addCustomer(900, (await other.executeTakeFirstOrThrow()).id);
    const ask = async (asked: Parameters<typeof quote>[0]) => {
      const answer = await quote({ spend: 500, ...asked });
      expect(nameOf(answer)).toBe('ok');
      return { ...answer.data, id: null };
    };
    const nobody = await ask({ customer: unknown });
    expect(nobody).toMatchObject({ customer: null, spent: 0, earned: 0 });
    for (const { customer, number } of [forgotten, elsewhere]) {
      expect(await ask({ customer })).toEqual(nobody);
      expect(await ask({ customer: { by: 'number', number } })).toEqual(nobody);
      expect(await ask({ customer: { by: 'number', number }, has_consent: true })).toEqual(nobody);
    }
  });

  it('becomes one by phone or card when the purchase is committed, with consent', async () => {
    const asked = { customer: unknown, has_consent: true };
    const { data } = await quote(asked);
    expect(data).toMatchObject({ customer: { number: null, available: 0, waiting: 0 }, earned: 1_000 });
    expect((await quote({ customer: unknown })).data.customer).toBeNull();
    const bought = (await commit(data.id)).data;
    expect(bought.customer).toEqual({ number: expect.any(String), available: 0, waiting: 0 });
    expect((await quote({ customer: unknown })).data.customer).toEqual(bought.customer);
    const byCard = await buy({ customer: { by: 'card', card_token: CARD }, has_consent: true });
    expect((await quote({ customer: { by: 'card', card_token: CARD } })).data.customer).toEqual(
      byCard.customer,
    );
    const kept = db().selectFrom('loyalty_quotes').select('id').where('phone', 'is not', null);
    expect(await kept.where('id', '=', data.id).execute()).toEqual([]);
  });

  it('who is not found is counted, by terminal; one who is found is not', async () => {
    const { customer } = await addCustomer(100);
    for (let n = 0; n <= UNKNOWN_OF_TERMINAL; n += 1) expect(nameOf(await quote({ customer }))).toBe('ok');
    const guess = (n: number) => quote({ customer: { by: 'number', number: String(n).padStart(10, '1') } });
    for (let n = 0; n < UNKNOWN_OF_TERMINAL; n += 1) expect(nameOf(await guess(n))).toBe('ok');
    expect(nameOf(await guess(UNKNOWN_OF_TERMINAL))).toBe('rate_limited');
    expect(nameOf(await quote({ customer }))).toBe('rate_limited');
    expect(nameOf(await quote())).toBe('ok');
    test.clock.travelTo(new Date(test.clock.now().getTime() + 61_000), true);
    expect(nameOf(await quote({ customer }))).toBe('ok');
  });
});

it.each([
  ['address', 'customers by 127.0.0.1', UNKNOWN_OF_ADDRESS],
  ['merchant', `customers of ${ids.merchant}`, UNKNOWN_OF_MERCHANT],
] as const)('counts who is not found by %s, also who would join', async (_, id, most) => {
  const before = { id, failures: most - 1, paused_until: test.clock.nowIso(), pause_ms: 0 };
  await db().insertInto('failed_attempts').values(before).execute();
  expect(nameOf(await quote({ customer: unknown, has_consent: true }))).toBe('ok');
  expect(nameOf(await quote({ customer: unknown }))).toBe('rate_limited');
  expect(nameOf(await quote())).toBe('ok');
});

it('is of a receipt that costs no more than one amount may be', async () => {
  await onlyDiscount({ rule: percent(1_000) });
  const line = (amount: number) => ({ article: null, quantity: 1_000, amount });
  const { data } = await quote({ lines: [line(MAX_KOPIYKAS - 1), line(1)] });
  expect(data.before).toBe(MAX_KOPIYKAS);
  const more = await quote({ lines: [line(MAX_KOPIYKAS), line(1)] });
  expect(more.details.fields).toMatchObject([{ path: 'lines', rule: 'too_big' }]);
});
