import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import { drawer } from '@kasa/contracts/loyalty/engine-cases';
import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import type { SimulationMessageEntity, SimulationResult } from '@kasa/contracts/loyalty/simulation';
import { mockOperations } from '@kasa/contracts/mock/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { expect, it } from 'vitest';
import { type Caller, call, requestOf, signInAs } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { signInLimited } from '../../http/test-support/point-scope-world.ts';
import { listenOnFreePort } from '../../http/test-support/raw-http.ts';
import { reversalsIn } from '../../transactions/test-support/reversals.ts';
import { nameOf, percent, purchasesIn, tenthBack } from '../test-support/purchases.ts';

const test = await startFreshApp();
const { quote, commit, buy, pay, addDraft } = purchasesIn(test);
type Query = InputOf<typeof ops.simulateDiscounts>['query'];

/** Over HTTP, as a browser reads a stream. */
async function simulate(query: Query, caller: Caller) {
  const { url, headers } = requestOf(ops.simulateDiscounts, { query }, caller);
  const answer = await fetch(`http://127.0.0.1:${await listenOnFreePort(test.app)}${url}`, { headers });
  const text = await answer.text();
  const { code = 0 } = answer.ok ? {} : (JSON.parse(text) as { code: number });
  const messages = [...text.matchAll(/^data: (.*)$/gm)].map(
    ([, data = '']) => ops.simulateDiscounts.data.parse(JSON.parse(data)) as SimulationMessageEntity,
  );
  return { code, messages, result: messages.at(-1) as SimulationResult };
}

const DAY = 86_400_000;
/** Days on which nobody else buys. */
const BEGIN = new Date('2026-12-05T07:00:00.000Z');
const period = { date_from: '2026-12-05', date_to: '2026-12-08' };
const articles = ['400101', '400102', '100109', null];

/** The same purchases each time: some by customers, who join by the first. @returns what was given in all */
async function buyAll() {
  const draw = drawer(11);
  const given = { discount: 0, earned: 0 };
  for (let n = 0; n < 24; n += 1) {
    test.clock.travelTo(new Date(BEGIN.getTime() + n * 3 * 3_600_000), true);
    const lines = Array.from({ length: 1 + draw(3) }, () => ({
      article: articles[draw(articles.length)] ?? null,
      ...{ quantity: 1_000 * (1 + draw(2)), amount: 3_000 + draw(20_000) },
    }));
    const phone = `+38067444000${draw(3)}`;
    const customer = draw(2) === 0 ? null : ({ by: 'phone', phone } as const);
    const { data: quoted } = await quote({ lines, customer, has_consent: customer !== null });
    const { data: made } = await commit(quoted.id);
    await pay(made.amount, made.id);
    given.discount += made.discount;
    given.earned += made.earned;
  }
  return given;
}

it.each<[what: string, fields: Pick<DiscountFields, 'rule'> & Partial<DiscountFields>]>([
  ['a share off all goods', { rule: percent(1_200) }],
  ['a share off a group', { rule: percent(2_500), is_for_all_goods: false, group_ids: [ids.productGroup] }],
  [
    'every second receipt',
    { rule: { type: 'by_purchase_count', every: 2, counts: 'receipts', percent_bp: 3_000 } },
  ],
  ['a tenth back, up to a limit', { rule: tenthBack, max_total_amount: 5_000 }],
])('agrees to the kopiyka with the same purchases at a terminal: %s', async (_, fields) => {
  const without = await buyAll();
  const owner = await signInAs(test.app, 'owner');
  const draft = await addDraft(fields, owner);
  const { result } = await simulate({ discount_id: draft.id, ...period }, owner);
  expect([result.receipts, result.discount_today, result.earned_today]).toEqual([
    24,
    without.discount,
    without.earned,
  ]);

  await call(test.app, mockOperations.resetMock, {});
  test.clock.travelTo(new Date(BEGIN.getTime() - DAY), true);
  const again = await signInAs(test.app, 'owner');
  const on = await addDraft(fields, again);
  const body = { state: 'active' as const, version: on.version };
  await call(test.app, ops.changeDiscountState, { params: { id: on.id }, body }, again);
  const given = await buyAll();
  const [simulated] = result.discounts;
  expect(simulated?.cost).toBeGreaterThan(0);
  expect([simulated?.discount_amount, simulated?.earned]).toEqual([
    given.discount - without.discount,
    given.earned - without.earned,
  ]);
});

it('tells how far it is, and compares two drafts, by hour, by point and by the receipts that change most', async () => {
  const owner = await signInAs(test.app, 'owner');
  const [small, large] = [
    await addDraft({ rule: percent(500), name: 'Спроба' }, owner),
    await addDraft({ rule: percent(5_000), name: 'Друга спроба' }, owner),
  ];
  const asked = {
    discount_id: small.id,
    other_discount_id: large.id,
    date_from: '2026-11-01',
    date_to: '2026-11-19',
  };
  const { messages, result } = await simulate(asked, owner);
  expect(messages[0]).toMatchObject({ type: 'progress', id: 1, receipts: 0 });
  expect(messages.filter(({ type }) => type === 'result')).toHaveLength(1);
  expect(result.discounts.map(({ discount }) => discount.name)).toEqual(['Спроба', 'Друга спроба']);
  const [one, other] = result.discounts;
  expect(other?.cost).toBeGreaterThan(one?.cost ?? 0);
  for (const { cost, by_hour, by_point, largest } of result.discounts) {
    expect(by_hour.reduce((sum, part) => sum + part.cost, 0)).toBe(cost);
    expect(by_point.reduce((sum, part) => sum + part.cost, 0)).toBe(cost);
    expect(largest).toHaveLength(10);
  }
});

it('leaves out what was refunded whole', async () => {
  test.clock.travelTo(BEGIN, true);
  const owner = await signInAs(test.app, 'owner');
  const { tryRefund } = reversalsIn(test, owner);
  const draft = await addDraft({ rule: percent(500) }, owner);
  for (const isWhole of [true, false]) {
    const { id, amount } = await buy();
    const { data } = await pay(amount, id);
    expect(await tryRefund(data.transaction_id, isWhole ? amount : 100)).toBe('done');
  }
  const { messages, result } = await simulate({ discount_id: draft.id, ...period }, owner);
  expect(messages[0]).toMatchObject({ total: 1 });
  expect(result.receipts).toBe(1);
});

it('of somebody who is limited to points has the receipts of those points', async () => {
  const limited = await signInLimited(test, ids.point);
  const owner = await signInAs(test.app, 'owner');
  const draft = await addDraft({ rule: percent(1_000) }, owner);
  const days = { discount_id: draft.id, date_from: '2026-11-10', date_to: '2026-11-19' };
  const [all, own] = [await simulate(days, owner), await simulate(days, limited)];
  expect(own.result.receipts).toBeLessThan(all.result.receipts);
  expect(
    new Set(own.result.discounts.flatMap(({ by_point }) => by_point.map(({ point }) => point?.id))),
  ).toEqual(new Set([ids.point]));
});

it('needs the right to see sales, and tells single receipts to who may see payments', async () => {
  const owner = await signInAs(test.app, 'owner');
  const draft = await addDraft({ rule: percent(1_000) }, owner);
  const days = { discount_id: draft.id, date_from: '2026-11-10', date_to: '2026-11-19' };
  const without = (tag: 'reports_view' | 'transactions_view') =>
    call(test.app, mockOperations.setMockRights, {
      body: { phone: '+380500000002', roles: ['director'], tags_added: [], tags_removed: [tag] },
    });
  const director = await signInAs(test.app, 'director');
  await without('reports_view');
  expect(nameOf(await simulate(days, director))).toBe('forbidden');
  await without('transactions_view');
  const { result } = await simulate(days, director);
  expect(result.receipts).toBeGreaterThan(0);
  expect(result.discounts.map(({ largest }) => largest)).toEqual([[]]);
});

it('is of drafts and paused ones alone, and of those that the merchant has where the person works', async () => {
  const owner = await signInAs(test.app, 'owner');
  const limited = await signInLimited(test, ids.point);
  const elsewhere = test.database.db.selectFrom('branches').select('id').where('kind', '<>', 'depot');
  const others = elsewhere.where('merchant_id', '=', ids.merchant).where('id', '<>', ids.point);
  const point_ids = [(await others.orderBy('id').executeTakeFirstOrThrow()).id];
  const draft = await addDraft({ rule: percent(500), is_everywhere: false, point_ids }, owner);
  const ask = async (other_discount_id: string, caller = owner) => {
    const query = { discount_id: ids.discountToTry, other_discount_id };
    const answer = await call(test.app, ops.simulateDiscounts, { query }, caller);
    return [nameOf(answer), answer.details?.fields?.map(({ path }) => path)];
  };
  expect(await ask(draft.id)).toEqual(['ok', undefined]);
  expect(await ask(draft.id, limited)).toEqual(['not_found', ['other_discount_id']]);
  expect(await ask(ids.terminal)).toEqual(['not_found', ['other_discount_id']]);
  expect(await ask(ids.discount)).toEqual(['discount_state_wrong', undefined]);
});
