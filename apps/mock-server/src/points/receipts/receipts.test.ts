import { companiesOperations } from '@kasa/contracts/companies/operations';
import { pointsOperations } from '@kasa/contracts/points/operations';
import { noTurnover } from '@kasa/contracts/points/shifts';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { describe, expect, it } from 'vitest';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { addPayment, refundPayment } from '../../transactions/test-support/payments.ts';
import { readDocument } from '../documents/structure.ts';
import { receiptsIn } from '../test-support/receipts.ts';
import { shiftsIn } from '../test-support/shifts.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { point, open, close, behave, work, travel, documents } = shiftsIn(test, owner);
const { pay, payment, receipts, register, payBack, workReceipts } = await receiptsIn(test, owner, point);
const REGISTER = '4000512894';

const db = () => test.database.db;
const own = async () => (await documents()).filter(({ register_number }) => register_number === REGISTER);
const kinds = async () => (await own()).map(({ kind, state }) => `${kind} ${state}`);
const shift = async () => {
  const query = { point_id: point, page: 1 };
  return (await call(test.app, pointsOperations.listRegisterShifts, { query }, owner)).data.items[0];
};
/** A payment at the point whose receipt was never asked for. */
const gap = (changes: Parameters<typeof addPayment>[1] = {}) =>
  addPayment(db(), { point_id: point, amount: 6_300, ...changes });

describe('a payment at a point with a register', () => {
  it('gets its receipt from the register, which opens its shift for it by itself', async () => {
    const id = await pay(35_000);
    expect(await kinds()).toEqual(['shift_open registered', 'sale registered']);
    const [, sale] = await own();
    expect(await payment(id)).toMatchObject({ fiscal_number: sale?.fiscal_number, version: 2 });
    const { sale: receipt, is_waiting } = await receipts(id);
    expect(is_waiting).toBe(false);
    expect(receipt).toMatchObject({
      ...{ register_number: REGISTER, fiscal_number: sale?.fiscal_number, mode: 'online', amount: 35_000 },
      ...{ company: 'ТОВ «Затишок»', tax_number: '32855961', vat_number: '328559613013', cashier: null },
      issued_at: sale?.created_at,
    });
    expect(receipt?.check_url).toContain(`id=${sale?.fiscal_number}`);
    const { id: shiftId, opened_by, report } = (await shift()) ?? {};
    expect(opened_by).toBeNull();
    // Whoever opens it now finds it open.
    expect((await open()).data).toMatchObject({ id: shiftId, state: 'opened', opened_by: null });
    expect(report).toMatchObject({
      sales: { count: 1, amount: 35_000, cash_amount: 0, taxes: receipt?.taxes },
      ...{ returns: noTurnover, cash: 0 },
    });
  });

  it('is told to the merchant’s server with the number of its receipt', async () => {
    const number = async (id: string) => {
      const told = db().selectFrom('callback_deliveries').select('told').where('transaction_id', '=', id);
      return JSON.parse((await told.executeTakeFirst())?.told ?? '{}').fiscal_number;
    };
    const settings = JSON.stringify({ callback_endpoint: 'https://shop.test/kasa' });
    await db().updateTable('terminals').set({ settings }).where('point_id', '=', point).execute();
    const id = await pay(10_000);
    expect(await number(id)).toBe((await payment(id)).fiscal_number);
  });

  it('keeps its receipt as it was made, whatever its company changes afterwards', async () => {
    const id = await pay(35_000);
    const before = await receipts(id);
    const company = (
      await call(test.app, companiesOperations.getCompany, { params: { id: ids.company } }, owner)
    ).data;
    const changed = {
      vat_number: null,
      tax_letters: JSON.stringify([{ letter: 'Z', kind: 'none', rate: 0 }]),
    };
    await db().updateTable('companies').set(changed).where('id', '=', company.id).execute();
    expect(await receipts(id)).toEqual(before);
    expect(await payBack(id, 5_000)).toBe(true);
    await workReceipts();
    const documentOf = (await own()).find(({ kind }) => kind === 'return')?.document ?? '';
    expect(readDocument(Buffer.from(documentOf, 'base64')).fields.get('IPN')).toBe('328559613013');
    const later = (await receipts(await pay(35_000))).sale;
    expect(later).toMatchObject({ vat_number: null, taxes: [{ letter: 'Z', kind: 'none', base: 35_000 }] });
    expect(new Set(later?.lines.map(({ letters }) => letters))).toEqual(new Set(['Z']));
  });

  it('gets a number of the register when the tax service is away, which it sends later', async () => {
    await open();
    await behave('down');
    const id = await pay(12_600, true);
    const { sale } = await receipts(id);
    expect(sale).toMatchObject({ mode: 'offline', control_number: expect.stringMatching(/^\d{1,4}$/) });
    expect((await payment(id)).fiscal_number).toMatch(/^\d+\.\d+\.\d+$/);
    await behave('registers');
    for (let n = 0; n < 2; n += 1) {
      travel(400);
      await work();
    }
    expect(await kinds()).toEqual([
      ...['shift_open registered', 'offline_start registered', 'sale registered', 'offline_end registered'],
    ]);
    expect(await receipts(id)).toMatchObject({ sale });
    const { id: shiftId = '' } = (await shift()) ?? {};
    expect((await close(shiftId)).data).toMatchObject({
      state: 'closed',
      refusal: null,
      report: { kind: 'z' },
    });
  });

  it('waits for a tax service that answers late, and for its turn', async () => {
    await open();
    await behave('late');
    const [first, second] = [await pay(10_000), await pay(20_000)];
    expect(await receipts(first)).toEqual({ sale: null, returns: [], is_waiting: true });
    expect(await receipts(second)).toEqual({ sale: null, returns: [], is_waiting: true });
    for (let n = 0; n < 4; n += 1) {
      travel(90);
      await work();
      await workReceipts();
    }
    const numbers = [(await payment(first)).fiscal_number, (await payment(second)).fiscal_number];
    expect(numbers).toEqual((await own()).slice(1).map(({ fiscal_number }) => fiscal_number));
  });

  it('has no receipt where the tax service refuses it, until somebody registers it, once', async () => {
    await open();
    await behave('refuses');
    const id = await pay(10_000);
    expect(await receipts(id)).toEqual({ sale: null, returns: [], is_waiting: false });
    expect((await register(id)).data).toEqual({ sale: null, returns: [], is_waiting: false });
    await behave('registers');
    const answers = await Promise.all(Array.from({ length: 4 }, () => register(id)));
    expect(answers.map(({ code }) => code).filter((code) => code !== codes.ok.code)).toEqual([]);
    expect((await kinds()).filter((kind) => kind === 'sale registered')).toHaveLength(1);
    expect((await register(id)).data.sale).toMatchObject({ amount: 10_000, cashier: expect.any(String) });
    const entries = db().selectFrom('audit_entries').select('operation').where('object_id', '=', id);
    expect(await entries.execute()).toEqual([{ operation: 'registerTransactionReceipt' }]);
  });
});

describe('what is paid back', () => {
  it('gets a receipt of the same register after that of the sale, with its share of the taxes', async () => {
    const id = await pay(35_000);
    expect(await payBack(id, 10_000)).toBe(true);
    expect(await payBack(id, 25_000)).toBe(true);
    await workReceipts();
    const { sale, returns, is_waiting } = await receipts(id);
    expect(is_waiting).toBe(false);
    expect(returns.map(({ amount, kind }) => [kind, amount])).toEqual([
      ['return', 10_000],
      ['return', 25_000],
    ]);
    for (const one of returns) expect(one).toMatchObject({ sale_fiscal_number: sale?.fiscal_number });
    const tax = (one: typeof sale | undefined) =>
      one?.taxes.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    expect(returns.reduce((sum, one) => sum + tax(one), 0)).toBe(tax(sale));
    const { id: shiftId = '', report } = (await shift()) ?? {};
    expect(report).toMatchObject({ sales: { amount: 35_000 }, returns: { count: 2, amount: 35_000 } });
    expect((await close(shiftId)).data).toMatchObject({ state: 'closed', refusal: null });
  });

  it('gets it also when the receipt of the sale is made later, by hand', async () => {
    const id = await gap({ amount: 10_000 });
    await refundPayment(db(), id, 4_000);
    const { data } = await register(id);
    expect(data).toMatchObject({ sale: { amount: 10_000 }, returns: [{ amount: 4_000 }], is_waiting: false });
    const { report } = (await shift()) ?? {};
    expect(report).toMatchObject({ sales: { cash_amount: 10_000 }, returns: { cash_amount: 4_000 } });
    expect(report?.cash).toBe(6_000);
  });

  it('has none where the sale got none', async () => {
    await open();
    await behave('refuses');
    const id = await pay(10_000);
    await behave('registers');
    expect(await payBack(id, 4_000)).toBe(true);
    await workReceipts();
    expect(await receipts(id)).toEqual({ sale: null, returns: [], is_waiting: false });
  });
});
