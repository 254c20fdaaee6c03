import { setMockRights } from '@kasa/contracts/mock/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../db/row-columns.ts';
import { call, requestOf, send, signInAs } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { addPayment } from '../test-support/payments.ts';
import { nameOf, reversalsIn } from '../test-support/reversals.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const terminal = ids.terminalWithCash;
const db = () => test.database.db;

const inside = async () =>
  (await call(test.app, ops.getTerminalCash, { params: { id: terminal } }, owner)).data.inside_amount;
const encash = async (amount: number, takes_all = false) =>
  (
    await call(
      test.app,
      ops.encashTerminal,
      { params: { id: terminal }, body: { amount, takes_all, comment: null } },
      owner,
    )
  ).code === codes.ok.code;

const { reverse, details, tryRefund, ledger } = reversalsIn(test, owner);
const transaction = (id: string) =>
  db().selectFrom('transactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('a reversal', () => {
  it('may repeat until the amount is used up, and says so in the status', async () => {
    const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
    expect(await tryRefund(id, 600)).toBe('done');
    expect(await details(id)).toMatchObject({
      refund_amount: 600,
      status: 'partially_reversed',
      left_amount: 400,
    });
    expect(await tryRefund(id, 401)).toBe('refund_exceeds_amount');
    expect(await tryRefund(id, 400)).toBe('done');
    const paid = await details(id);
    expect(paid).toMatchObject({ refund_amount: 1_000, status: 'reversed', left_amount: 0 });
    expect(paid.refunds.map((refund) => refund.id)).toEqual(paid.reversals.map((reversal) => reversal.id));
    expect(paid.reversals.map(({ kind, state, response_code }) => [kind, state, response_code])).toEqual([
      ['sum', 'done', '00'],
      ['full', 'done', '00'],
    ]);
    expect(await tryRefund(id, 1)).toBe('transaction_not_refundable');
    expect((await reverse(newId(), { amount: 1, left_amount: 1 })).code).toBe(codes.not_found.code);
  });

  it('is refused to who has seen another remainder, and says which one it is', async () => {
    const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
    await tryRefund(id, 300);
    const late = await reverse(id, { amount: 100, left_amount: 1_000 });
    expect([nameOf(late.code), late.details.left_amount]).toEqual(['refund_left_changed', 700]);
    expect(await ledger(id)).toEqual([300]);
  });

  it('asks for the right to what it is: all that is left, or a part of it', async () => {
    const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
    const cashier = await signInAs(test.app, 'cashier');
    const part = await reverse(id, { amount: 400, left_amount: 1_000 }, cashier);
    expect([nameOf(part.code), part.details.permission]).toEqual(['forbidden', 'facq_transac_reversal_sum']);
    expect(await tryRefund(id, 400)).toBe('done');
    await call(test.app, setMockRights, {
      body: {
        phone: '+380500000004',
        roles: ['cashier'],
        tags_added: ['facq_transac_reversal_sum'],
        tags_removed: ['facq_transac_reversal'],
      },
    });
    const bySum = await signInAs(test.app, 'cashier');
    const rest = await reverse(id, { amount: 600, left_amount: 600 }, bySum);
    expect([nameOf(rest.code), rest.details.permission]).toEqual(['forbidden', 'facq_transac_reversal']);
    expect(await reverse(id, { amount: 599, left_amount: 600 }, bySum)).toMatchObject({ code: 0 });
    expect(await reverse(id, { amount: 1, left_amount: 1 })).toMatchObject({ code: 0 });
    expect(await ledger(id)).toEqual([400, 599, 1]);
  });

  it.each(['card', 'cash', 'qr'] as const)('by %s may be one of many parts', async (payment_form) => {
    const id = await addPayment(db(), { amount: 1_000, payment_form });
    for (const amount of [100, 200, 300, 400]) expect(await tryRefund(id, amount)).toBe('done');
    expect(await details(id)).toMatchObject({ status: 'reversed', refund_amount: 1_000 });
  });

  it('in cash is at most what is inside, by card whatever is inside', async () => {
    const [cash, card] = [await addPayment(db()), await addPayment(db(), { payment_form: 'card' })];
    expect(await encash(await inside(), true)).toBe(true);
    expect(await tryRefund(cash, 100)).toBe('cash_not_enough');
    expect(await tryRefund(card, 100)).toBe('done');
    await addPayment(db(), { amount: 100 });
    expect(await tryRefund(cash, 100)).toBe('done');
    expect(await inside()).toBe(0);
    expect((await details(cash)).reversals).toMatchObject([{ state: 'done', response_code: null }]);
  });

  it('of what is only authorised gives it up in full, and pays nothing back', async () => {
    const held = { amount: 1_000, payment_form: 'card', status: 'authorized', paid_at: null } as const;
    const id = await addPayment(db(), held);
    expect(await tryRefund(id, 999)).toBe('transaction_not_refundable');
    expect(await tryRefund(id, 1_000)).toBe('done');
    expect(await details(id)).toMatchObject({
      status: 'reversed',
      refund_amount: 0,
      refunds: [],
      left_amount: 0,
    });
  });

  it.each(['created', 'declined', 'expired', 'reversed'] as const)(
    'is refused for one that is %s',
    async (status) => {
      const id = await addPayment(db(), { payment_form: 'card', status, paid_at: null });
      expect(await tryRefund(id, 10_000)).toBe('transaction_not_refundable');
    },
  );

  it('without a key is refused, and twice with one key pays once', async () => {
    const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
    const input = { params: { id }, body: { amount: 600, left_amount: 1_000, reason: 'Повернення' } };
    const { headers, ...request } = requestOf(ops.reverseTransaction, input, owner);
    const { [IDEMPOTENCY_HEADER]: key, ...keyless } = headers as Record<string, string>;
    const refused = await send(test.app, { ...request, headers: keyless });
    expect([nameOf(refused.code), refused.details.fields?.[0]?.path]).toEqual([
      'validation_failed',
      IDEMPOTENCY_HEADER,
    ]);
    const twice = await Promise.all([1, 2, 3].map(() => send(test.app, { ...request, headers })));
    expect(new Set(twice.map(({ text }) => text)).size).toBe(1);
    expect(key).toBeDefined();
    expect(await ledger(id)).toEqual([600]);
  });
});

describe('at once', () => {
  it('30 reversals of 600 of 1000 are one', async () => {
    const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
    const input = { amount: 600, left_amount: 1_000 };
    const all = await Promise.all(Array.from({ length: 30 }, () => reverse(id, input)));
    // On a busy machine an answer may give up waiting while the work goes on.
    expect(all.filter(({ code }) => code === 0).length).toBeLessThanOrEqual(1);
    await vi.waitFor(async () => expect((await details(id)).status).toBe('partially_reversed'), 20_000);
    expect(await ledger(id)).toEqual([600]);
  });

  it('reversals and encashments never take more than is inside, and nothing is lost', async () => {
    for (const round of [1, 2, 3]) {
      await encash(await inside(), true);
      const amounts = [5_000, 7_000, 11_000 * round];
      const paid = await Promise.all(amounts.map((amount) => addPayment(db(), { amount })));
      const before = await inside();
      const wanted = Array.from({ length: 40 }, (_, n) => 500 + ((n * 37 * round) % 9) * 300);
      const taken = await Promise.all(
        wanted.map(async (amount, n) => {
          const id = paid[n % paid.length] ?? '';
          const done = n % 2 === 0 ? await encash(amount) : (await tryRefund(id, amount)) === 'done';
          return done ? amount : 0;
        }),
      );
      expect(await inside()).toBe(before - sum(taken));
      expect(before - sum(taken)).toBeGreaterThanOrEqual(0);
      for (const id of paid) {
        const { amount, refund_amount } = await transaction(id);
        expect(sum(await ledger(id))).toBe(Number(refund_amount));
        expect(Number(refund_amount)).toBeLessThanOrEqual(Number(amount));
      }
    }
  });
});
