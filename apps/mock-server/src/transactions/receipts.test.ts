import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import {
  cashRoundingOn,
  lineAmount,
  nonPayerTaxes,
  roundCash,
  taxesOf,
  taxServiceLink,
  vatPayerTaxes,
} from '@kasa/contracts/transactions/receipt-rules';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { newRowColumns } from '../db/row-columns.ts';
import type { Row } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { controlNumber } from '../http/fiscal/offline-control-number.ts';
import { call, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { receiptLines } from './receipt-lines.ts';
import { writeReturnReceipt } from './return-receipts.ts';
import { addPayment } from './test-support/payments.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const db = () => test.database.db;

const read = (id: string, caller = owner) =>
  call(test.app, ops.getTransactionReceipt, { params: { id } }, caller);
const receipts = async (id: string) => (await read(id)).data;
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const amounts = (items: readonly { amount: number }[]) => items.map(({ amount }) => amount);

let numbers = 3_999_000_000;
/** A payment with a receipt, by card unless changed. */
function addSale(changes: Partial<Row<'transactions'>> = {}) {
  numbers += 1;
  const card = { payment_form: 'card', bank: 'ПриватБанк', card_mask: '414949******1234' } as const;
  return addPayment(db(), {
    ...{ ...card, rrn: '632405000417', response_code: '00', fiscal_number: String(numbers) },
    ...changes,
  });
}

/** A refund in the ledger with its receipt. */
async function giveBack(transaction_id: string, amount: number, by_user_name: string | null = null) {
  const row = {
    ...newRowColumns(ids.merchant, test.clock.nowIso()),
    ...{ transaction_id, amount, by_user_id: null, by_user_name, by_user_phone: null },
  };
  await db().insertInto('refunds').values(row).execute();
  const payment = await db()
    .selectFrom('transactions')
    .selectAll()
    .where('id', '=', transaction_id)
    .executeTakeFirstOrThrow();
  const number = await inTransaction(db(), (tx) => writeReturnReceipt(tx, payment, row));
  return { row, payment, number };
}

describe('the receipt of a payment', () => {
  it('says who sold what at which register, how it was paid, and where to check it', async () => {
    const id = await addSale({ amount: 35_000 });
    const { sale, returns } = await receipts(id);
    expect(returns).toEqual([]);
    expect(sale).toMatchObject({
      ...{ kind: 'sale', sale_fiscal_number: null, refund_id: null, company: 'ТОВ «Затишок»' },
      ...{ tax_number: '32855961', vat_number: '328559613013', cashier: null, mode: 'online' },
      point: { name: 'Затишок на Городоцькій', address: expect.stringContaining('Львів, ') },
      terminal: { number: 'S1100281', name: 'Термінал самообслуговування 16' },
      ...{ total_amount: 35_000, rounding_amount: 0, amount: 35_000, control_number: null },
      issued_at: '2026-11-20T08:30:00.000Z',
    });
    expect(sale?.payments).toEqual([
      {
        form: 'КАРТКА',
        amount: 35_000,
        card: {
          ...{ acquirer: 'ПриватБанк', terminal_number: 'S1100281', payment_system: 'VISA' },
          ...{ card_mask: '414949******1234', rrn: '632405000417' },
          approval_number: expect.stringMatching(/^\d{6}$/),
        },
      },
    ]);
    const point = db().selectFrom('branches').select('fiscal_register_number').where('id', '=', ids.point);
    const { fiscal_register_number } = await point.executeTakeFirstOrThrow();
    expect(sale?.register_number).toBe(fiscal_register_number ?? '4000100281');
    expect(sale?.check_url).toBe(sale && taxServiceLink(sale));
    expect((await receipts(id)).sale).toEqual(sale);
  });

  it('is missing where none was made, and the tax service is told of no return of it', async () => {
    for (const changes of [
      { fiscal_number: null },
      { fiscal_number: null, paid_at: null, status: 'declined' },
    ] as const)
      expect(await receipts(await addSale(changes))).toEqual({ sale: null, returns: [], is_waiting: false });
    const id = await addSale({ fiscal_number: null });
    expect((await giveBack(id, 100)).number).toBeNull();
    expect(await receipts(id)).toEqual({ sale: null, returns: [], is_waiting: false });
  });

  it('of an unknown payment or another merchant’s does not exist', async () => {
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    const id = await addSale();
    expect((await read(id, stranger)).code).toBe(codes.not_found.code);
    expect((await read(ids.terminal)).code).toBe(codes.not_found.code);
  });

  it('of a terminal without a point has a register of its own, and without a network a control number', async () => {
    const offline = db().selectFrom('terminals').select(['id', 'number']).where('kind', '=', 'offline');
    const own = offline.where('merchant_id', '=', ids.merchant).orderBy('number').limit(1);
    const { id: terminal_id, number } = await own.executeTakeFirstOrThrow();
    const { sale } = await receipts(await addSale({ terminal_id, point_id: null }));
    expect(sale).toMatchObject({ point: null, register_number: `4000${number.slice(2)}`, mode: 'offline' });
    expect(sale?.control_number).toMatch(/^[1-9]\d{0,3}$/);
  });

  it('adds up for every payment of the seed: lines, rounding of cash, taxes', async () => {
    const rows = await db()
      .selectFrom('transactions as t')
      .innerJoin('terminals', 'terminals.id', 't.terminal_id')
      .select(['t.id', 't.date', 't.amount', 't.payment_form', 'terminals.kind'])
      .where('t.fiscal_number', 'is not', null)
      .execute();
    expect(rows.length).toBeGreaterThan(5_000);
    let roundedOff = 0;
    for (const row of rows) {
      const lines = receiptLines(row, vatPayerTaxes);
      const total = sum(amounts(lines));
      for (const { amount, price, quantity } of lines) {
        expect(amount).toBeGreaterThan(0);
        expect(lineAmount(price, quantity)).toBe(amount);
      }
      const paid = row.payment_form === 'cash' ? roundCash(total, cashRoundingOn(row.date)) : total;
      expect(paid).toBe(row.amount);
      roundedOff += paid === total ? 0 : 1;
      expect(sum(amounts(taxesOf(lines, vatPayerTaxes)))).toBeLessThan(total);
      const untaxed = receiptLines(row, nonPayerTaxes);
      expect(taxesOf(untaxed, nonPayerTaxes).every(({ kind }) => kind !== 'vat')).toBe(true);
    }
    expect(roundedOff).toBeGreaterThan(50);
  });

  it('has lines for any amount, from a kopiyka on', () => {
    for (const amount of [1, 7, 100, 12_345, 1_000_000_000_000])
      for (const kind of ['acquiring', 'ptks', 'transport'] as const)
        for (const payment_form of ['card', 'cash'] as const) {
          const lines = receiptLines(
            { id: ids.transaction, date: '2026-11-20', amount, payment_form, kind },
            vatPayerTaxes,
          );
          const total = sum(amounts(lines));
          expect(Math.abs(total - amount)).toBeLessThanOrEqual(payment_form === 'cash' ? 25 : 0);
          expect(Math.min(...amounts(lines))).toBeGreaterThan(0);
        }
  });
});

describe('the receipt of a return', () => {
  it('in full takes back the lines and taxes of the sale, and names it', async () => {
    const id = await addSale({ amount: 35_000 });
    const { row, number } = await giveBack(id, 35_000, 'Кравчук Марія Олегівна');
    const { sale, returns } = await receipts(id);
    expect(returns).toHaveLength(1);
    const [back] = returns;
    expect(back).toMatchObject({
      ...{ kind: 'return', fiscal_number: number, sale_fiscal_number: sale?.fiscal_number },
      ...{ refund_id: row.id, issued_at: row.created_at, cashier: 'Кравчук Марія Олегівна' },
      ...{ lines: sale?.lines, taxes: sale?.taxes, total_amount: 35_000, amount: 35_000 },
      payments: sale?.payments,
    });
    expect(back?.check_url).toContain(`id=${number}&`);
  });

  it('in parts has one line each, and all parts together take back the taxes to the kopiyka', async () => {
    const terminal = db().selectFrom('terminals').select('id').where('kind', '=', 'acquiring');
    const shop = terminal.where('merchant_id', '=', ids.merchant).orderBy('number').limit(1);
    const { id: terminal_id } = await shop.executeTakeFirstOrThrow();
    const id = await addSale({ amount: 99_997, terminal_id });
    for (const amount of [1, 33_333, 12_345, 54_318]) await giveBack(id, amount);
    const { sale, returns } = await receipts(id);
    expect(amounts(returns)).toEqual([1, 33_333, 12_345, 54_318]);
    for (const { lines, total_amount, amount, rounding_amount } of returns) {
      expect(lines).toMatchObject([{ name: 'Повернення частини оплати', amount }]);
      expect([total_amount, rounding_amount]).toEqual([amount, 0]);
    }
    for (const { letter, amount } of sale?.taxes ?? []) {
      const parts = returns.flatMap(({ taxes }) => taxes.filter((tax) => tax.letter === letter));
      expect(sum(amounts(parts))).toBe(amount);
    }
  });

  it('of cash pays back what was paid after rounding', async () => {
    const cash = {
      payment_form: 'cash',
      bank: null,
      card_mask: null,
      rrn: null,
      response_code: null,
    } as const;
    const id = await addSale({ ...cash, amount: 35_000 });
    await giveBack(id, 35_000);
    const { sale, returns } = await receipts(id);
    expect(returns[0]?.rounding_amount).toBe(sale?.rounding_amount);
    expect(returns[0]?.payments).toEqual([{ form: 'ГОТІВКА', amount: 35_000, card: null }]);
  });

  it('has the next number, the same one however often it is asked for, and no two have one', async () => {
    const paid = await Promise.all(Array.from({ length: 8 }, () => addSale({ amount: 1_000 })));
    const first = await giveBack(paid[0] ?? '', 100);
    const again = await inTransaction(db(), (tx) => writeReturnReceipt(tx, first.payment, first.row));
    expect(again).toBe(first.number);
    const made = await Promise.all(paid.slice(1).map((id) => giveBack(id, 100)));
    const numbers = made.map(({ number }) => Number(number)).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, n) => Number(first.number) + n + 1));
  });

  it('is there for every refund of the seed whose payment has one, and no number is that of a sale', async () => {
    const refunds = await db()
      .selectFrom('refunds')
      .innerJoin('transactions as t', 't.id', 'refunds.transaction_id')
      .leftJoin('receipts', 'receipts.refund_id', 'refunds.id')
      .select(['t.fiscal_number as sale', 'receipts.fiscal_number as number', 'refunds.merchant_id'])
      .execute();
    expect(refunds.length).toBeGreaterThan(10);
    expect(refunds.filter(({ sale, number }) => (sale === null) !== (number === null))).toEqual([]);
    const numbers = refunds.map(({ merchant_id, number }) => `${merchant_id} ${number}`);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { sale, number } of refunds) expect(Number(number)).toBeGreaterThan(Number(sale));
  });
});

describe('the database itself', () => {
  it('refuses to change or remove receipts, and those of no refund', async () => {
    const id = await addSale({ amount: 1_000 });
    const { row } = await giveBack(id, 300);
    const own = db().selectFrom('receipts').selectAll().where('refund_id', '=', row.id);
    const made = await own.executeTakeFirstOrThrow();
    const other = {
      ...made,
      ...newRowColumns(ids.merchant, test.clock.nowIso()),
      fiscal_number: '4999999999',
    };
    const refused = [
      () => db().updateTable('receipts').set({ amount: 1 }).where('id', '=', made.id).execute(),
      () => db().deleteFrom('receipts').where('id', '=', made.id).execute(),
      () =>
        db()
          .insertInto('receipts')
          .values({ ...other, returned_before: 300 })
          .execute(),
      () =>
        db()
          .insertInto('receipts')
          .values({ ...other, refund_id: id, returned_before: 300 })
          .execute(),
    ];
    for (const attempt of refused) await expect(attempt()).rejects.toThrow();
    expect(await own.execute()).toEqual([made]);
  });
});

it('a control number is CRC-32 with its bytes reversed, the last four digits (docs/product/ukraine.md §6)', () => {
  const text = '179625192271939,12052026,104501,17,4000123456,1,250.50';
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  expect(controlNumber(text)).toBe(5_146);
  expect(controlNumber(`${text},${empty}`)).toBe(2_288);
});
