import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { EXPIRES_AFTER_MINUTES } from '@kasa/contracts/transactions/transaction-status';
import { describe, expect, it } from 'vitest';
import { salesOn } from '../../db/terminal-money.ts';
import { call, signInAs } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import type { Acquirer } from '../acquirer.ts';
import { addPayment } from '../test-support/payments.ts';
import { nameOf, reversalsIn } from '../test-support/reversals.ts';
import { settleOpen } from './worker.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const db = () => test.database.db;
const { details, acquirer, tryRefund, ledger } = reversalsIn(test, owner);

describe('the acquirer', () => {
  const asked = (id: string) =>
    db().selectFrom('acquirer_records').select('requests').where('id', '=', id).executeTakeFirstOrThrow();
  const fail = (error: unknown) => {
    throw error;
  };
  const services = () => ({
    db: db(),
    clock: test.clock,
    acquirer: test.acquirer,
    report: fail,
  });
  const later = (seconds: number) =>
    test.clock.travelTo(new Date(test.clock.now().getTime() + seconds * 1_000), true);

  it('that refuses leaves the payment as it was, with its code', async () => {
    await acquirer('declines', { response_code: '57' });
    const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
    expect(await tryRefund(id, 600)).toBe('refused');
    expect(await details(id)).toMatchObject({
      ...{ status: 'approved', refund_amount: 0, left_amount: 1_000, refunds: [] },
      reversals: [{ state: 'refused', response_code: '57', response: expect.any(String) }],
    });
    await acquirer('approves');
    expect(await tryRefund(id, 600)).toBe('done');
  });

  it('that does not answer leaves it open, which holds up the next one, until the status is updated', async () => {
    await acquirer('silent');
    const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
    expect(await tryRefund(id, 600)).toBe('open');
    expect(await details(id)).toMatchObject({ status: 'reversing', left_amount: 0, refund_amount: 0 });
    expect(await tryRefund(id, 1)).toBe('reversal_open');
    const update = { params: { id } };
    expect((await call(test.app, ops.updateTransactionStatus, update, owner)).data.status).toBe('reversing');
    await acquirer('approves');
    const { data } = await call(test.app, ops.updateTransactionStatus, update, owner);
    expect(data).toMatchObject({ status: 'partially_reversed', refund_amount: 600, left_amount: 400 });
    expect(await ledger(id)).toEqual([600]);
  });

  it.each(['late', 'loses_first'] as const)(
    'that is %s is asked again by itself, by one server of several',
    async (behaviour) => {
      await acquirer(behaviour);
      const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
      expect(await tryRefund(id, 1_000)).toBe('open');
      expect(await settleOpen(services())).toBe(0);
      later(61);
      const counts = await Promise.all([1, 2, 3, 4].map(() => settleOpen(services())));
      expect(counts.reduce((total, count) => total + count, 0)).toBe(1);
      expect(await details(id)).toMatchObject({ status: 'reversed', refund_amount: 1_000 });
      expect(await ledger(id)).toEqual([1_000]);
      const [reversal] = (await details(id)).reversals;
      expect(Number((await asked(reversal?.id ?? '')).requests)).toBe(2);
    },
  );

  it('that answers late is journalled with name and phone of whoever asked, as they were', async () => {
    await acquirer('late');
    const id = await addPayment(db(), { payment_form: 'card' });
    expect(await tryRefund(id, 10_000)).toBe('open');
    const own = () => db().selectFrom('users').select(['full_name', 'phone']).where('id', '=', ids.owner);
    const before = await own().executeTakeFirstOrThrow();
    const renamed = { full_name: 'Інша Людина', phone: '+380509999999' };
    await db().updateTable('users').set(renamed).where('id', '=', ids.owner).execute();
    later(61);
    await settleOpen(services());
    const entries = db().selectFrom('audit_entries').select(['user_name', 'user_phone']);
    const [settled] = await entries
      .where('object_id', '=', id)
      .where('object_type', '=', 'transaction')
      .execute();
    expect(settled).toEqual({ user_name: before.full_name, user_phone: before.phone });
  });

  it('that breaks down over one reversal is asked about the others', async () => {
    await acquirer('silent');
    const some = [
      await addPayment(db(), { payment_form: 'card' }),
      await addPayment(db(), { payment_form: 'card' }),
    ];
    for (const id of some) expect(await tryRefund(id, 10_000)).toBe('open');
    await acquirer('approves');
    later(10);
    const reported: unknown[] = [];
    let calls = 0;
    const broken: Acquirer = {
      paymentOf: (...asked) => test.acquirer.paymentOf(...asked),
      reverse(...asked) {
        calls += 1;
        if (calls === 1) throw new Error('no line');
        return test.acquirer.reverse(...asked);
      },
    };
    const report = (error: unknown) => reported.push(error);
    expect(await settleOpen({ ...services(), acquirer: broken, report })).toBe(2);
    const states = await Promise.all(some.map(async (id) => (await details(id)).status));
    expect([reported.length, states.toSorted()]).toEqual([1, ['reversed', 'reversing']]);
  });

  it('that is slow is asked about eight at a time, and none waits for the one before', async () => {
    await acquirer('silent');
    const some: string[] = [];
    for (let n = 0; n < 20; n += 1) some.push(await addPayment(db(), { payment_form: 'card' }));
    for (const id of some) expect(await tryRefund(id, 10_000)).toBe('open');
    for (let n = 0; n < 20; n += 1)
      await addPayment(db(), { payment_form: 'card', status: 'created', paid_at: null, ended_at: null });
    await acquirer('approves');
    later(10);
    /** Answers nothing before it was asked eight questions. */
    const slowly = () => {
      let [open, most] = [0, 0];
      const asked = Promise.withResolvers<void>();
      const question = async <Answer>(answer: () => Promise<Answer>): Promise<Answer> => {
        open += 1;
        most = Math.max(most, open);
        if (open === 8) asked.resolve();
        await asked.promise;
        return answer().finally(() => {
          open -= 1;
        });
      };
      return { question, most: () => most };
    };
    const [reversals, payments] = [slowly(), slowly()];
    const slow: Acquirer = {
      reverse: (...asked) => reversals.question(() => test.acquirer.reverse(...asked)),
      paymentOf: (...asked) => payments.question(() => test.acquirer.paymentOf(...asked)),
    };
    expect(await settleOpen({ ...services(), acquirer: slow })).toBe(20);
    expect([reversals.most(), payments.most()]).toEqual([8, 8]);
    for (const id of some) expect(await ledger(id)).toEqual([10_000]);
  });

  it('that answers twice, and to several servers at once, pays once', async () => {
    await acquirer('twice');
    const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
    expect(await tryRefund(id, 400)).toBe('done');
    await acquirer('silent');
    expect(await tryRefund(id, 600)).toBe('open');
    await acquirer('twice');
    const update = () => call(test.app, ops.updateTransactionStatus, { params: { id } }, owner);
    await Promise.all([1, 2, 3, 4, 5].map(update));
    expect(await ledger(id)).toEqual([400, 600]);
    expect(await details(id)).toMatchObject({ status: 'reversed' });
  });

  it('that approves only a part has not approved, as its answer does not say which', async () => {
    await acquirer('declines', { response_code: '10' });
    const id = await addPayment(db(), { amount: 1_000, payment_form: 'card' });
    expect(await tryRefund(id, 1_000)).toBe('refused');
    expect(await ledger(id)).toEqual([]);
  });

  it('is asked for nobody who may not read payments', async () => {
    const accountant = await signInAs(test.app, 'accountant');
    const taken = { tags_removed: JSON.stringify(['transactions_view']) };
    await db().updateTable('users').set(taken).where('phone', '=', '+380500000003').execute();
    const params = { id: await addPayment(db(), { payment_form: 'card' }) };
    const answer = await call(test.app, ops.updateTransactionStatus, { params }, accountant);
    expect([nameOf(answer.code), answer.details.permission]).toEqual(['forbidden', 'transactions_view']);
  });

  it('is asked about all that is undecided for long, however many stay so', async () => {
    const open = { payment_form: 'card', status: 'created', paid_at: null, ended_at: null } as const;
    const undecided: string[] = [];
    for (let n = 0; n < 60; n += 1) undecided.push(await addPayment(db(), open));
    const asked = new Set<string>();
    const silent: Acquirer = {
      reverse: async () => {},
      async paymentOf(_, id) {
        asked.add(id);
        return undefined;
      },
    };
    const worker = { ...services(), acquirer: silent };
    for (let n = 0; n < 2; n += 1) await settleOpen(worker);
    expect(undecided.filter((id) => !asked.has(id))).toEqual([]);
  });

  it('tells how a payment ended; what it does not know of expires', async () => {
    const open = { payment_form: 'card', status: 'created', paid_at: null, ended_at: null } as const;
    const started_at = test.clock.nowIso();
    const [known, refused, unknown] = [
      await addPayment(db(), { ...open, started_at }),
      await addPayment(db(), { ...open, started_at }),
      await addPayment(db(), { ...open, started_at }),
    ];
    const record = (id: string, response_code: string) =>
      db()
        .insertInto('acquirer_records')
        .values({
          ...{ id, merchant_id: ids.merchant, amount: 10_000, requests: 1 },
          ...{ response_code, decided_at: started_at, answers_at: started_at },
        })
        .execute();
    await record(known, '00');
    await record(refused, '51');
    const update = async (id: string) =>
      (await call(test.app, ops.updateTransactionStatus, { params: { id } }, owner)).data;
    const sold = async () => {
      const own = db().selectFrom('terminals').select('day_sales').where('id', '=', ids.terminalWithCash);
      return salesOn(kyivDay(started_at), (await own.executeTakeFirstOrThrow()).day_sales);
    };
    const before = await sold();
    const approved = { status: 'approved', paid_at: started_at, response_code: '00' };
    expect(await update(known)).toMatchObject(approved);
    expect((await sold()) - before).toBe(10_000);
    expect(await update(refused)).toMatchObject({ status: 'declined', paid_at: null, response_code: '51' });
    expect((await update(unknown)).status).toBe('created');
    later(EXPIRES_AFTER_MINUTES * 60);
    await settleOpen(services());
    expect((await details(unknown)).status).toBe('expired');
  });
});
