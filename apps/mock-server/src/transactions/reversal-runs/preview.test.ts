import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { describe, expect, it } from 'vitest';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { cashOf } from '../cash.ts';
import { addPayment } from '../test-support/payments.ts';
import { reversalRunsIn } from '../test-support/reversal-runs.ts';
import { nameOf, reversalsIn } from '../test-support/reversals.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const db = () => test.database.db;
const { preview, startAs, run, rowsOf, resultsOf, work } = reversalRunsIn(test, owner);
const { details, ledger, tryRefund } = reversalsIn(test, owner);

/** Begun in this order, whatever they are added in. */
const at = (second: number) => `2026-11-20T08:30:${String(second).padStart(2, '0')}.000Z`;
const card = { payment_form: 'card', amount: 1_000 } as const;
const inside = async () => (await cashOf(db(), ids.merchant, ids.terminalWithCash)).account.inside_amount;

/** A payment of each fate, by what the preview should say of it. */
async function oneOfEach() {
  const left = { ...card, started_at: at(1) };
  const partly = await addPayment(db(), { ...card, started_at: at(2) });
  await tryRefund(partly, 400);
  const used = await addPayment(db(), { ...card, started_at: at(3) });
  await tryRefund(used, 1_000);
  // Counted before those are there: cash that the others leave too little of.
  const room = await inside();
  const payments = {
    left: await addPayment(db(), left),
    partly,
    used,
    declined: await addPayment(db(), { ...card, status: 'declined', paid_at: null, started_at: at(4) }),
    open: await addPayment(db(), { ...card, status: 'reversing', started_at: at(5) }),
    held: await addPayment(db(), { ...card, status: 'authorized', paid_at: null, started_at: at(6) }),
    cash: await addPayment(db(), { amount: 700, started_at: at(7) }),
  };
  return { payments, room };
}

describe('what a preview shows', () => {
  it('is what happens to each payment, and what goes back is what was shown, to the kopiyka', async () => {
    const { payments } = await oneOfEach();
    const target = { transaction_ids: Object.values(payments) };
    const shown = await preview(target);
    expect(shown).toMatchObject({
      ...{ total: 7, changing: 4, amount: 1_000 + 600 + 1_000 + 700 },
      left_out: [
        { reason: 'nothing_left', count: 1 },
        { reason: 'not_paid', count: 1 },
        { reason: 'already_reversing', count: 1 },
      ],
    });
    expect(shown.items.map(({ payment, left_amount, reason }) => [payment.id, left_amount, reason])).toEqual([
      [payments.left, 1_000, null],
      [payments.partly, 600, null],
      [payments.used, 0, 'nothing_left'],
      [payments.declined, 0, 'not_paid'],
      [payments.open, 0, 'already_reversing'],
      [payments.held, 1_000, null],
      [payments.cash, 700, null],
    ]);
    const { code, data } = await startAs(target, shown);
    expect([code, data.total, data.skipped, data.amount]).toEqual([0, 7, 3, 3_300]);
    await work();
    for (const { payment, left_amount, reason } of shown.items) {
      const expected = reason === null ? ['done', null] : ['skipped', reason];
      expect([payment.id, (await resultsOf(data.id)).get(payment.id)]).toEqual([payment.id, expected]);
      if (reason === null) expect((await details(payment.id)).status).toBe('reversed');
      if (reason === null && payment.id !== payments.held)
        expect((await ledger(payment.id)).at(-1)).toBe(left_amount);
    }
    expect(await run(data.id)).toMatchObject({
      ...{ state: 'done', done: 4, waiting: 0, skipped: 3, failed: 0, done_amount: 2_300 },
    });
    expect(await ledger(payments.declined)).toEqual([]);
  });

  it('uses the cash of a terminal up in the order of its payments, the oldest first', async () => {
    const target = (some: string[]) => ({ transaction_ids: some });
    const [first, second, third] = [
      await addPayment(db(), { amount: 1_000, started_at: at(1) }),
      await addPayment(db(), { amount: 3_000, started_at: at(2) }),
      await addPayment(db(), { amount: 500, started_at: at(3) }),
    ];
    const { account } = await cashOf(db(), ids.merchant, ids.terminalWithCash);
    // Leaves 1 600 inside: enough for the first and the third.
    const body = { amount: account.inside_amount - 1_600, takes_all: false, comment: null };
    const input = { params: { id: ids.terminalWithCash }, body };
    expect((await call(test.app, ops.encashTerminal, input, owner)).code).toBe(0);
    const shown = await preview(target([third, second, first]));
    expect(shown.items.map(({ payment, reason }) => [payment.id, reason])).toEqual([
      [first, null],
      [second, 'cash_not_enough'],
      [third, null],
    ]);
    const { data } = await startAs(target([third, second, first]), shown);
    await work();
    expect(await inside()).toBe(1_600 - 1_500);
    expect([await ledger(first), await ledger(second), await ledger(third)]).toEqual([[1_000], [], [500]]);
    expect((await rowsOf(data.id, { state: 'skipped' })).map(({ reason }) => reason)).toEqual([
      'cash_not_enough',
    ]);
  });

  it('is that of the list: the same filters choose the payments', async () => {
    const id = await addPayment(db(), { ...card, amount: 1_234, started_at: at(1) });
    const shown = await preview({ amount_from: 1_234, amount_to: 1_234, date_from: '2026-11-20' });
    expect(shown.items.map(({ payment }) => payment.id)).toContain(id);
    const one = await preview({ transaction_ids: [id], payment_form: ['cash'] });
    expect([one.total, one.amount]).toEqual([0, 0]);
  });
});

describe('what was agreed to', () => {
  const started = async (change: (id: string, other: string) => Promise<unknown>) => {
    const id = await addPayment(db(), { ...card, started_at: at(1) });
    const other = await addPayment(db(), { ...card, started_at: at(2) });
    const target = { transaction_ids: [id, other] };
    const agreed = await preview(target);
    await change(id, other);
    return nameOf((await startAs(target, agreed)).code);
  };

  it('begins as long as nothing else would become of the payments', async () => {
    expect(await started(async () => {})).toBe('ok');
  });

  it.each([
    ['less is left of one', (id: string) => tryRefund(id, 100)],
    ['one is paid back', (id: string) => tryRefund(id, 1_000)],
    [
      'one is being reversed',
      (id: string) =>
        db().updateTable('transactions').set({ status: 'reversing' }).where('id', '=', id).execute(),
    ],
  ])('does not begin when %s by now', async (_, change) => {
    expect(await started(change)).toBe('bulk_targets_changed');
    expect(
      await db()
        .selectFrom('bulk_runs')
        .select('id')
        .where('finished_at', 'is', null)
        .where('kind', '=', 'reverse')
        .execute(),
    ).toEqual([]);
  });

  it('does not begin with another sum', async () => {
    const target = { transaction_ids: [await addPayment(db(), card)] };
    const { digest, amount } = await preview(target);
    const { code } = await startAs(target, { digest, amount: amount + 1 });
    expect(nameOf(code)).toBe('bulk_targets_changed');
  });

  it('begins one run at a time', async () => {
    const [one, two] = [await addPayment(db(), card), await addPayment(db(), card)];
    const [first, second] = [{ transaction_ids: [one] }, { transaction_ids: [two] }];
    const [a, b] = [await preview(first), await preview(second)];
    const both = await Promise.all([startAs(first, a), startAs(second, b)]);
    expect(both.map(({ code }) => nameOf(code)).toSorted()).toEqual(['bulk_run_unfinished', 'ok']);
  });
});
