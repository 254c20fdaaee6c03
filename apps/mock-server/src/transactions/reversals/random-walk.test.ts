import { acquirerBehaviours, setMockAcquirer } from '@kasa/contracts/mock/acquirer';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { canBecome, type TransactionState } from '@kasa/contracts/transactions/transaction-status';
import { expect, it } from 'vitest';
import { createRandomSource } from '../../db/seed/random-source.ts';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { addPayment } from '../test-support/payments.ts';
import { nameOf } from '../test-support/reversals.ts';
import { settleOpen } from './worker.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const AMOUNT = 1_000;
const STEPS = 50;
/** Longer than any pause between two checks, and than a late answer takes; seconds. */
const LONG = 400;

type Behaviour = (typeof acquirerBehaviours)[number];
interface Open {
  amount: number;
  /** What the acquirer has decided; undefined: it knows nothing of it. */
  approves: boolean | undefined;
  answersAt: number;
}

/** What a payment has to be, reckoned apart from the server. */
class Model {
  behaviour: Behaviour = 'approves';
  refunds: number[] = [];
  open: Open | null = null;

  get left(): number {
    return AMOUNT - this.refunds.reduce((total, amount) => total + amount, 0);
  }

  get status(): TransactionState {
    if (this.open !== null) return 'reversing';
    return this.refunds.length === 0 ? 'approved' : this.left === 0 ? 'reversed' : 'partially_reversed';
  }

  reverse(amount: number, now: number): string {
    if (this.open !== null) return 'reversal_open';
    if (this.left === 0) return 'transaction_not_refundable';
    if (amount > this.left) return 'refund_exceeds_amount';
    this.open = { amount, approves: undefined, answersAt: now };
    return this.behaviour === 'loses_first' ? 'open' : this.ask(now);
  }

  ask(now: number): string {
    const { open } = this;
    if (open === null) return 'none';
    if (open.approves === undefined) {
      open.approves = this.behaviour !== 'declines';
      open.answersAt = now + (this.behaviour === 'late' ? 60_000 : 0);
    }
    if (this.behaviour === 'silent' || open.answersAt > now) return 'open';
    if (open.approves) this.refunds.push(open.amount);
    this.open = null;
    return open.approves ? 'done' : 'refused';
  }
}

it.each([1, 2, 3, 4])('a payment goes through its states as the model does, walk %i', async (seed) => {
  const chance = createRandomSource(seed);
  const model = new Model();
  const id = await addPayment(test.database.db, { amount: AMOUNT, payment_form: 'card' });
  const params = { id };
  const now = () => test.clock.now().getTime();
  const details = async () => (await call(test.app, ops.getTransaction, { params }, owner)).data;
  for (let step = 0; step < STEPS; step += 1) {
    const [what, size] = [chance(step, 1), chance(step, 2)];
    if (what < 0.3) {
      model.behaviour = acquirerBehaviours[Math.floor(size * acquirerBehaviours.length)] ?? 'approves';
      const told = { response_code: '57', after_seconds: 60, merchant_id: ids.merchant };
      await call(test.app, setMockAcquirer, { body: { ...told, behaviour: model.behaviour } });
    } else if (what < 0.7) {
      const amount = size < 0.1 ? Math.max(model.left, 1) : 1 + Math.floor(size * 150);
      const body = { amount, left_amount: Math.max(model.left, 1), reason: 'Навмання' };
      const { code, data } = await call(test.app, ops.reverseTransaction, { params, body }, owner);
      expect(code === 0 ? data.state : nameOf(code)).toBe(model.reverse(amount, now()));
    } else if (what < 0.85) {
      await call(test.app, ops.updateTransactionStatus, { params }, owner);
      model.ask(now());
    } else {
      test.clock.travelTo(new Date(now() + LONG * 1_000), true);
      const report = (error: unknown) => expect.unreachable(String(error));
      await settleOpen({ db: test.database.db, clock: test.clock, acquirer: test.acquirer, report });
      model.ask(now());
    }
    const payment = await details();
    expect(payment).toMatchObject({ status: model.status, refund_amount: AMOUNT - model.left });
    expect(payment.left_amount).toBe(model.open === null ? model.left : 0);
    expect(payment.refunds.map(({ amount }) => amount)).toEqual(model.refunds);
  }
  const told = test.database.db.selectFrom('events').select('data').where('type', '=', 'transaction.changed');
  const states = (await told.orderBy('number').execute()).map(
    ({ data }): TransactionState => JSON.parse(data).status,
  );
  expect(states.length).toBeGreaterThan(1);
  for (const [n, state] of states.entries()) expect(canBecome(states[n - 1] ?? 'approved', state)).toBe(true);
});

/** Payments in cash and the till that they are in, reckoned apart from the server. */
class TillModel {
  inside = 0;
  readonly payments: { readonly id: string; readonly amount: number; readonly refunds: number[] }[] = [];

  pay(id: string, amount: number): void {
    this.payments.push({ id, amount, refunds: [] });
    this.inside += amount;
  }

  left(n: number): number {
    const { amount = 0, refunds = [] } = this.payments[n] ?? {};
    return refunds.reduce((rest, refund) => rest - refund, amount);
  }

  refund(n: number, amount: number): string {
    if (this.left(n) === 0) return 'transaction_not_refundable';
    if (amount > this.left(n)) return 'refund_exceeds_amount';
    if (amount > this.inside) return 'cash_not_enough';
    this.payments[n]?.refunds.push(amount);
    this.inside -= amount;
    return 'done';
  }

  encash(amount: number): string {
    if (amount > this.inside) return 'cash_not_enough';
    this.inside -= amount;
    return 'ok';
  }
}

it.each([1, 2, 3, 4])('cash is taken out and paid back as the model does, walk %i', async (seed) => {
  const chance = createRandomSource(100 + seed);
  const model = new TillModel();
  const { db } = test.database;
  // A till without cash of the seed.
  const till = ids.terminal;
  const pay = async (amount: number) =>
    model.pay(await addPayment(db, { amount, payment_form: 'cash', terminal_id: till }), amount);
  const check = async (n: number) => {
    const { id = '', amount = 0, refunds = [] } = model.payments[n] ?? {};
    const payment = (await call(test.app, ops.getTransaction, { params: { id } }, owner)).data;
    const left = model.left(n);
    const status = refunds.length === 0 ? 'approved' : left === 0 ? 'reversed' : 'partially_reversed';
    expect(payment).toMatchObject({ status, refund_amount: amount - left, left_amount: left });
    expect(payment.refunds.map((refund) => refund.amount)).toEqual(refunds);
  };
  const seen = new Set<string>();
  await pay(AMOUNT);
  for (let step = 0; step < STEPS; step += 1) {
    const [what, size, which] = [chance(step, 1), chance(step, 2), chance(step, 3)];
    if (what < 0.2) {
      await pay(100 + Math.floor(size * 900));
    } else if (what < 0.45) {
      const takes_all = size < 0.4 && model.inside > 0;
      const amount = takes_all ? model.inside : 1 + Math.floor(size * 600);
      const body = { amount, takes_all, comment: null };
      const { code } = await call(test.app, ops.encashTerminal, { params: { id: till }, body }, owner);
      const answer = nameOf(code);
      expect(answer).toBe(model.encash(amount));
      seen.add(`encash ${answer}`);
    } else {
      const n = Math.floor(which * model.payments.length);
      const left = model.left(n);
      const amount = size < 0.3 ? Math.max(left, 1) : 1 + Math.floor(size * 250);
      const body = { amount, left_amount: Math.max(left, 1), reason: 'Навмання' };
      const params = { id: model.payments[n]?.id ?? '' };
      const { code, data } = await call(test.app, ops.reverseTransaction, { params, body }, owner);
      const answer = code === 0 ? data.state : nameOf(code);
      expect(answer).toBe(model.refund(n, amount));
      seen.add(answer);
      await check(n);
    }
    const { data: cash } = await call(test.app, ops.getTerminalCash, { params: { id: till } }, owner);
    expect(cash.inside_amount).toBe(model.inside);
  }
  for (const n of model.payments.keys()) await check(n);
  expect([...seen]).toEqual(
    expect.arrayContaining(['done', 'cash_not_enough', 'encash ok', 'encash cash_not_enough']),
  );
});
