import { auditOperations } from '@kasa/contracts/audit/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { type Caller, call, signInAs, signInWith } from '../http/test-support/call.ts';
import { UNKNOWN_ID } from '../http/test-support/failure-cases.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { addPayment, refundPayment } from './test-support/payments.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const kiosk = { id: ids.terminalWithCash };
const till = { id: ids.terminal };
const cash = async (params = kiosk, caller = owner) =>
  call(test.app, ops.getTerminalCash, { params }, caller);
const encash = (
  amount: number,
  takes_all = false,
  rest: { caller?: Caller; comment?: string; id?: string } = {},
) => {
  const { caller = owner, comment = null, id = kiosk.id } = rest;
  return call(test.app, ops.encashTerminal, { params: { id }, body: { amount, takes_all, comment } }, caller);
};
const inside = async () => (await cash()).data.inside_amount;

/** Number of the kiosk's last encashment. */
const lastNumber = async () =>
  (await call(test.app, ops.listEncashments, { params: kiosk }, owner)).data.items[0]?.number ?? 0;

describe('the cash inside', () => {
  it('is what was left, and what was paid in cash since, without what was paid back', async () => {
    const before = (await cash()).data;
    const { db } = test.database;
    const id = await addPayment(db, { amount: 50_000 });
    await refundPayment(db, id, 20_000);
    await addPayment(db, { amount: 12_300 });
    const { data } = await cash();
    expect(data).toMatchObject({
      terminal: { id: kiosk.id, number: 'S1100281' },
      place: 'Затишок на Городоцькій, Львів, вул. Городоцька, 82',
      carried_amount: before.carried_amount,
      received_amount: before.received_amount + 62_300,
      refunded_amount: before.refunded_amount + 20_000,
      payments_count: before.payments_count + 2,
    });
    expect(data.inside_amount).toBe(data.carried_amount + data.received_amount - data.refunded_amount);
    expect(data.inside_amount).toBe(before.inside_amount + 42_300);
  });

  it('does not grow by cards, by what was declined, or by payments elsewhere', async () => {
    const before = (await cash()).data;
    const { db } = test.database;
    await addPayment(db, { payment_form: 'card' });
    await addPayment(db, { status: 'declined', paid_at: null });
    await addPayment(db, { terminal_id: ids.terminal });
    expect((await cash()).data).toEqual(before);
    expect((await cash(till)).data).toMatchObject({ since: null, payments_count: 1, inside_amount: 10_000 });
  });

  it('counts what was paid back after the encashment of its payment, also when that is more than there is', async () => {
    const id = await addPayment(test.database.db, { amount: 500_000 });
    await encash(await inside(), true);
    await refundPayment(test.database.db, id, 30_000);
    expect((await cash()).data).toMatchObject({
      received_amount: 0,
      refunded_amount: 30_000,
      inside_amount: -30_000,
    });
    expect((await encash(100)).code).toBe(codes.cash_not_enough.code);
  });

  it('loses nothing when the clock was set back, or a payment was written down late', async () => {
    const { data } = await encash(await inside(), true);
    test.clock.travelTo(new Date('2026-11-20T07:00:00.000Z'), true);
    await addPayment(test.database.db, { started_at: '2026-11-20T06:59:00.000Z' });
    expect((await cash()).data).toMatchObject({
      since: data.taken_at,
      payments_count: 1,
      inside_amount: 10_000,
    });
    expect((await encash(10_000, true)).data.number).toBe(data.number + 1);
  });

  it('is not told to another merchant', async () => {
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    for (const params of [kiosk, { id: UNKNOWN_ID }]) {
      expect((await cash(params, stranger)).code).toBe(-6);
      expect((await encash(100, false, { caller: stranger, id: params.id })).code).toBe(-6);
      expect((await call(test.app, ops.listEncashments, { params }, stranger)).code).toBe(-6);
    }
    const params = { id: ids.encashment };
    expect((await call(test.app, ops.getEncashment, { params }, stranger)).code).toBe(-6);
  });
});

describe('an encashment', () => {
  it('of a part leaves the rest, and says what a slip says', async () => {
    const before = (await cash()).data;
    const last = await lastNumber();
    const answer = await encash(100_000, false, { comment: 'Решту лишаємо на здачу' });
    const { terminal, since: _, ...account } = before;
    expect(answer.data).toMatchObject({
      ...account,
      number: last + 1,
      terminal,
      company: 'ТОВ «Затишок»',
      taken_at: test.clock.nowIso(),
      amount: 100_000,
      left_amount: before.inside_amount - 100_000,
      comment: 'Решту лишаємо на здачу',
      by: { name: 'Коваль Олена Петрівна' },
    });
    expect((await cash()).data).toMatchObject({
      since: test.clock.nowIso(),
      carried_amount: before.inside_amount - 100_000,
      received_amount: 0,
      payments_count: 0,
      inside_amount: before.inside_amount - 100_000,
    });
  });

  it('of all leaves nothing; what came in meanwhile is told first', async () => {
    const seen = await inside();
    await addPayment(test.database.db, { amount: 5_000 });
    const refused = await encash(seen, true);
    expect([refused.code, refused.details.inside_amount]).toEqual([codes.cash_changed.code, seen + 5_000]);
    expect((await encash(seen + 5_000, true)).data.left_amount).toBe(0);
    expect(await inside()).toBe(0);
    const none = await encash(1);
    expect([none.code, none.details.inside_amount]).toEqual([codes.cash_not_enough.code, 0]);
  });

  it('is refused for no amount, half a kopiyka, more than is inside', async () => {
    for (const amount of [0, -100, 1.5]) {
      const { code, details } = await encash(amount);
      expect([code, details.fields?.[0]?.path]).toEqual([-2, 'amount']);
    }
    const seen = await inside();
    expect((await encash(seen + 1)).details.inside_amount).toBe(seen);
    expect(await inside()).toBe(seen);
  });

  it('may be of more than a single payment can be', async () => {
    const { db } = test.database;
    const MAX = 1_000_000_000_000;
    await addPayment(db, { amount: MAX });
    await addPayment(db, { amount: MAX });
    const seen = await inside();
    expect(seen).toBeGreaterThan(2 * MAX);
    expect((await encash(MAX)).data).toMatchObject({ inside_amount: seen, left_amount: seen - MAX });
    expect((await cash()).data.carried_amount).toBe(seen - MAX);
  });

  it('is done at a blocked terminal, too: its cash is still inside', async () => {
    const { db } = test.database;
    await db.updateTable('terminals').set({ status: 'blocked' }).where('id', '=', kiosk.id).execute();
    expect((await encash(10_000)).code).toBe(0);
  });

  it('repeated by its key is done once; with another amount the key is refused', async () => {
    const seen = await inside();
    const keyed = { ...owner, headers: { 'idempotency-key': 'an-encashment-of-mine' } };
    const first = await encash(10_000, false, { caller: keyed });
    const again = await encash(10_000, false, { caller: keyed });
    expect(again.data).toEqual(first.data);
    expect(await inside()).toBe(seen - 10_000);
    expect((await encash(20_000, false, { caller: keyed })).code).toBe(-7);
  });

  it('needs its right; without it one sees the cash and what was taken out', async () => {
    const accountant = await signInAs(test.app, 'accountant');
    const refused = await encash(100, false, { caller: accountant });
    expect([refused.code, refused.details.permission]).toEqual([-5, 'encashment_perform']);
    expect((await cash(kiosk, accountant)).data.inside_amount).toBeGreaterThan(0);
  });

  it('stands in the journal and is told as it happens', async () => {
    const { data } = await encash(100_000);
    const query = { object_id: data.id };
    const { items } = (await call(test.app, auditOperations.listAuditEntries, { query }, owner)).data;
    expect(items).toMatchObject([
      {
        operation: 'encashTerminal',
        before: null,
        after: { amount: 100_000, left_amount: data.left_amount },
      },
    ]);
    const told = await test.database.db
      .selectFrom('events')
      .select(['type', 'data'])
      .where('merchant_id', '=', ids.merchant)
      .execute();
    expect(told.map((event) => ({ ...event, data: JSON.parse(event.data) as object }))).toEqual([
      {
        type: 'encashment.created',
        data: { encashment_id: data.id, terminal_id: kiosk.id, amount: 100_000 },
      },
    ]);
  });

  it('keeps no card number that was typed into its comment', async () => {
    const { data } = await encash(100, false, { comment: 'картка 4444 5555 6666 1111' });
    expect(data.comment).toMatch(/\*{6}/);
  });
});

describe('at the same moment', () => {
  const count = (answers: readonly { code: number }[], code: number) =>
    answers.filter((answer) => answer.code === code).length;

  it('50 encashments never take more than is inside', async () => {
    const seen = await inside();
    const last = await lastNumber();
    const share = Math.ceil(seen / 7);
    const answers = await Promise.all(Array.from({ length: 50 }, () => encash(share)));
    const done = count(answers, 0);
    expect(done).toBe(Math.floor(seen / share));
    expect(count(answers, codes.cash_not_enough.code)).toBe(50 - done);
    expect(await inside()).toBe(seen - done * share);
    const rows = await test.database.db
      .selectFrom('encashments')
      .selectAll()
      .where('terminal_id', '=', kiosk.id)
      .where('number', '>', last)
      .orderBy('number')
      .execute();
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: done }, (_, n) => n + last + 1));
    for (const [n, row] of rows.entries()) {
      expect(row.left_amount).toBe(seen - (n + 1) * share);
      expect(row.carried_amount + row.received_amount - row.refunded_amount).toBe(row.inside_amount);
    }
  });

  it('of 50 that take all, one does', async () => {
    const seen = await inside();
    const answers = await Promise.all(Array.from({ length: 50 }, () => encash(seen, true)));
    expect([count(answers, 0), count(answers, codes.cash_changed.code)]).toEqual([1, 49]);
    expect(await inside()).toBe(0);
  });
});

describe('the history', () => {
  it('is paged, the newest first', async () => {
    for (let n = 0; n < 8; n += 1) await encash(100 + n);
    const total = await lastNumber();
    const page = async (number: number) =>
      (await call(test.app, ops.listEncashments, { params: kiosk, query: { page: number } }, owner)).data;
    const [first, second] = [await page(1), await page(2)];
    expect(first).toMatchObject({ total, page_count: 2 });
    const numbers = [...first.items, ...second.items].map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: total }, (_, n) => total - n));
    expect((await page(3)).items).toEqual([]);
  });

  it('keeps the names of that moment', async () => {
    const { db } = test.database;
    const { data } = await encash(100);
    await db
      .updateTable('terminals')
      .set({ name: 'Інша назва', point_id: null })
      .where('id', '=', kiosk.id)
      .execute();
    const read = await call(test.app, ops.getEncashment, { params: { id: data.id } }, owner);
    expect(read.data).toEqual(data);
    expect((await cash()).data).toMatchObject({ terminal: { name: 'Інша назва' }, place: null });
  });
});

describe('the encashments of a terminal', () => {
  it('are narrowed by who took out how much and when, and sorted', async () => {
    const director = await signInAs(test.app, 'director');
    await encash(100_000, false, { caller: director });
    const { items: every } = (await call(test.app, ops.listEncashments, { params: kiosk }, owner)).data;
    const numbers = async (query: object) => {
      const { data } = await call(test.app, ops.listEncashments, { params: kiosk, query }, owner);
      return data.items.map(({ number }) => number);
    };
    const those = (is: (one: (typeof every)[number]) => boolean) => every.filter(is).map((one) => one.number);
    const [last, before] = every;
    if (!last?.by.id || !before) throw new Error('The seed has some');
    expect(await numbers({ sort: 'number' })).toEqual(those(() => true).toReversed());
    const byAmount = every.toSorted((a, b) => a.amount - b.amount || a.number - b.number);
    expect(await numbers({ sort: 'amount' })).toEqual(byAmount.map(({ number }) => number));
    expect(await numbers({ user_id: last.by.id })).toEqual(those(({ by }) => by.id === last.by.id));
    expect(await numbers({ is_full: 'true' })).toEqual(those((one) => one.left_amount === 0));
    expect(await numbers({ is_full: 'false' })).toEqual(those((one) => one.left_amount > 0));
    const { amount } = before;
    expect(await numbers({ amount_from: amount, amount_to: amount })).toEqual(
      those((one) => one.amount === amount),
    );
    expect(await numbers({ taken_from: '2026-11-20' })).toEqual([last.number]);
    expect(await numbers({ taken_to: '2026-11-19' })).toEqual(those(({ number }) => number !== last.number));
    const people = (await call(test.app, ops.listEncashmentPeople, { params: kiosk }, owner)).data.items;
    const names = new Set(every.map(({ by }) => by.id));
    expect(people.map(({ id }) => id).toSorted()).toEqual([...names].toSorted());
  });
});
