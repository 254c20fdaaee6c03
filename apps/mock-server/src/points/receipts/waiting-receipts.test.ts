import { openMockShiftElsewhere } from '@kasa/contracts/mock/tax-service';
import { pointsOperations } from '@kasa/contracts/points/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { describe, expect, it } from 'vitest';
import { newId } from '../../db/row-columns.ts';
import { inTransaction } from '../../db/transaction.ts';
import { call, signInAs } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { moveTo } from '../../transactions/move-to.ts';
import { addPayment } from '../../transactions/test-support/payments.ts';
import { receiptsIn } from '../test-support/receipts.ts';
import { shiftsIn } from '../test-support/shifts.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { point, open, close, cash, get, behave, work, travel, documents } = shiftsIn(test, owner);
const { pay, payment, receipts, register, payBack, workReceipts } = await receiptsIn(test, owner, point);
const REGISTER = '4000512894';

const db = () => test.database.db;
const own = async () => (await documents()).filter(({ register_number }) => register_number === REGISTER);
const kinds = async () => (await own()).map(({ kind, state }) => `${kind} ${state}`);
const shift = async () => {
  const query = { point_id: point, page: 1 };
  return (await call(test.app, pointsOperations.listRegisterShifts, { query }, owner)).data.items[0];
};
const now = () => test.clock.nowIso();
const of = (id: string) => ({ id, merchant_id: ids.merchant, terminal_id: ids.terminalWithCash });
/** A payment at the point whose receipt was never asked for. */
const gap = (changes: Parameters<typeof addPayment>[1] = {}) =>
  addPayment(db(), { point_id: point, amount: 6_300, ...changes });

describe('registering a receipt by hand', () => {
  it('is refused where none is owed, or nobody can make it', async () => {
    const failure = async (id: string) => (await register(id)).code;
    const declined = await gap({ status: 'declined', paid_at: null });
    expect(await failure(declined)).toBe(codes.receipt_not_due.code);
    const reversed = await gap({ status: 'reversed' });
    expect(await failure(reversed)).toBe(codes.receipt_not_due.code);
    expect(await failure(await gap({ point_id: null }))).toBe(codes.point_without_register.code);
    expect(await failure(newId())).toBe(codes.not_found.code);
    const cashier = await signInAs(test.app, 'driver');
    expect((await register(await gap(), cashier)).code).toBe(codes.forbidden.code);
  });

  it('leaves nothing behind that is made later when the register cannot make it', async () => {
    const numbers = { given: 1, used: 1 };
    await open();
    await db().updateTable('offline_numbers').set(numbers).where('register_number', '=', REGISTER).execute();
    await behave('down');
    const { id = '' } = (await shift()) ?? {};
    await db()
      .updateTable('offline_numbers')
      .set({ used: 0 })
      .where('register_number', '=', REGISTER)
      .execute();
    expect((await cash(id, 'service_in', 100)).code).toBe(codes.ok.code);
    const sold = await gap();
    expect((await register(sold)).code).toBe(codes.register_offline_limit.code);
    expect(await receipts(sold)).toEqual({ sale: null, returns: [], is_waiting: false });
    // What follows from a payment goes on being tried.
    const paid = await pay(10_000);
    expect(await receipts(paid)).toMatchObject({ is_waiting: true });
    await behave('registers');
    for (let n = 0; n < 3; n += 1) {
      travel(400);
      await work();
      await workReceipts();
    }
    expect(await receipts(paid)).toMatchObject({ sale: { amount: 10_000 }, is_waiting: false });
  });

  it('waits for the repair of a register that is refused, and is made after it', async () => {
    await open();
    await pay(10_000);
    const body = { merchant_id: ids.merchant, register_number: REGISTER };
    await call(test.app, openMockShiftElsewhere, { body }, owner);
    const waits = [await pay(20_000), await pay(30_000)];
    for (const id of waits) expect(await receipts(id)).toMatchObject({ sale: null, is_waiting: true });
    expect((await kinds()).filter((kind) => kind === 'sale refused')).toHaveLength(1);
    const params = { params: { id: point } };
    expect((await call(test.app, pointsOperations.repairRegister, params, owner)).data.link).toBe('online');
    await workReceipts();
    for (const id of waits)
      expect(await receipts(id)).toMatchObject({ is_waiting: false, sale: { kind: 'sale' } });
  });

  it('of a return follows its sale, which had to wait for a repair', async () => {
    await open();
    await pay(10_000);
    const body = { merchant_id: ids.merchant, register_number: REGISTER };
    await behave('late');
    const id = await pay(20_000);
    expect(await payBack(id, 5_000)).toBe(true);
    await call(test.app, openMockShiftElsewhere, { body }, owner);
    const params = { params: { id: point } };
    await behave('registers');
    for (let n = 0; n < 3; n += 1) {
      travel(400);
      await work();
      await workReceipts();
      await call(test.app, pointsOperations.repairRegister, params, owner);
    }
    travel(400);
    await workReceipts();
    const { sale, returns, is_waiting } = await receipts(id);
    expect(is_waiting).toBe(false);
    expect(returns).toMatchObject([{ amount: 5_000, sale_fiscal_number: sale?.fiscal_number }]);
  });

  it('opens no shift when one that is closed is closed once more', async () => {
    const { id } = (await open()).data;
    await close(id);
    await gap();
    await behave('refuses');
    await pay(10_000);
    await behave('registers');
    expect((await close(id)).code).toBe(codes.register_shift_not_open.code);
    expect((await kinds()).filter((kind) => kind === 'shift_open registered')).toHaveLength(1);
  });

  it('is made before the shift is closed, so that Z counts it', async () => {
    await open();
    await behave('late');
    await pay(10_000);
    const second = await pay(20_000);
    travel(90);
    await behave('registers');
    const { id = '' } = (await shift()) ?? {};
    expect((await close(id)).data).toMatchObject({ state: 'closed', report: { sales: { amount: 30_000 } } });
    expect((await payment(second)).fiscal_number).not.toBeNull();
  });

  it('is made when the bank approves a payment later, too', async () => {
    const id = await gap({ status: 'authorized', paid_at: null, payment_form: 'card' });
    await inTransaction(db(), (tx) =>
      moveTo(tx, { ...of(id), status: 'authorized' }, 'approved', now(), { paid_at: now() }),
    );
    await workReceipts();
    expect(await receipts(id)).toMatchObject({ sale: { amount: 6_300 }, is_waiting: false });
  });

  it('is not made by a register that is of another company by then', async () => {
    await open();
    await behave('late');
    await pay(10_000);
    const id = await pay(20_000);
    const other = db().selectFrom('companies').select('id').where('tax_number', '<>', '32855961');
    const { id: company_id } = await other.where('merchant_id', '=', ids.merchant).executeTakeFirstOrThrow();
    await db().updateTable('branches').set({ company_id }).where('id', '=', point).execute();
    travel(600);
    await behave('registers');
    await work();
    await workReceipts();
    expect(await receipts(id)).toEqual({ sale: null, returns: [], is_waiting: false });
  });

  it('is not tried for longer than a day by itself', async () => {
    await open();
    await behave('silent');
    const [, waits] = [await pay(10_000), await pay(20_000)];
    const order = db().updateTable('receipt_orders').where('id', '=', waits);
    await order.set({ created_at: '2020-01-01T00:00:00.000Z' }).execute();
    travel(400);
    await workReceipts();
    expect(await receipts(waits)).toEqual({ sale: null, returns: [], is_waiting: false });
  });
});

describe('a register that is repaired', () => {
  it('gives receipts of sales and returns their new numbers, and the shift what the tax service has', async () => {
    await open();
    await behave('down');
    const id = await pay(35_000, true);
    expect(await payBack(id, 5_000)).toBe(true);
    await workReceipts();
    const before = await receipts(id);
    expect(before.returns).toHaveLength(1);
    const body = { merchant_id: ids.merchant, register_number: REGISTER };
    await call(test.app, openMockShiftElsewhere, { body }, owner);
    await behave('registers');
    travel(400);
    await work();
    const params = { params: { id: point } };
    const { data: plan } = await call(test.app, pointsOperations.getRegisterRepair, params, owner);
    expect(plan.steps.map(({ action, kind }) => `${action} ${kind}`)).toEqual([
      ...['make_again sale', 'make_again return'],
    ]);
    expect(plan.open_shift).toMatchObject({ sales_amount: 35_000, returns_amount: 5_000 });
    const repaired = await call(test.app, pointsOperations.repairRegister, params, owner);
    expect(repaired.data).toMatchObject({ link: 'online', refusal: null });
    const after = await receipts(id);
    expect(after.sale?.fiscal_number).not.toBe(before.sale?.fiscal_number);
    expect(after.returns[0]).toMatchObject({ sale_fiscal_number: after.sale?.fiscal_number, amount: 5_000 });
    expect((await payment(id)).fiscal_number).toBe(after.sale?.fiscal_number);
    const { id: shiftId = '' } = (await shift()) ?? {};
    expect(await get(shiftId)).toMatchObject({ report: { sales: { count: 1 }, returns: { count: 1 } } });
    expect((await close(shiftId)).data).toMatchObject({ state: 'closed', refusal: null });
  });
});
