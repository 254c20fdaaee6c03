import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { exampleReceipt } from '@kasa/contracts/transactions/operations/receipt-examples';
import { describe, expect, it } from 'vitest';
import type { ReceiptContent } from '../../db/receipt-content.ts';
import { inTransaction } from '../../db/transaction.ts';
import { addReceipt, noTotals, type ShiftTotals } from '../../http/fiscal/turnover.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { buildDocument, type DocumentBody, hashOf } from '../documents/build-document.ts';
import { documentSigner } from '../documents/signer.ts';
import { judgeDocument, stateIn } from './document-book.ts';

const test = await startFreshApp();
const REGISTER = '4000999999';
const { sign, verify } = documentSigner();

/** A register whose documents are made as they should be, unless told otherwise. */
function register() {
  let [number, hash]: [number, string | null] = [0, null];
  const make = (body: DocumentBody, other: { localNumber?: number; previousHash?: string | null } = {}) =>
    buildDocument(
      {
        ...{ id: crypto.randomUUID(), taxNumber: '32855961', vatNumber: null, organisation: 'ТОВ «Зразок»' },
        ...{ point: 'Точка', address: 'Львів', issuedAt: test.clock.nowIso(), localNumber: number + 1 },
        ...{ registerNumber: REGISTER, cashier: null, previousHash: hash, ...other },
      },
      body,
    );
  const judge = (document: Uint8Array, how: { isVerified?: boolean; refuses?: boolean; now?: Date } = {}) =>
    inTransaction(test.database.db, (tx) =>
      judgeDocument(
        tx,
        { merchantId: ids.merchant, document, signature: new Uint8Array() },
        { now: test.clock.now(), delay: 0, isVerified: true, refuses: false, offlineNumbers: 3, ...how },
      ),
    );
  /** The refusal, or `registered`. */
  async function send(document: Uint8Array, how?: Parameters<typeof judge>[1]): Promise<string> {
    const { answer } = await judge(document, how);
    if (answer.refusal !== undefined) return answer.refusal;
    [number, hash] = [number + 1, hashOf(document)];
    return 'registered';
  }
  return { make, judge, send };
}

describe('the tax service', () => {
  const open = { kind: 'shift_open' } as const;
  const cash = { kind: 'service_in', amount: 1_050 } as const;
  const zReport = (service_in: number, service_out = 0) =>
    ({ kind: 'z_report', totals: { ...noTotals, service_in, service_out } }) as const;

  it('registers a shift from its opening to its Z report, and the next one', async () => {
    const { make, send } = register();
    const out = { kind: 'service_out', amount: 1_000 } as const;
    for (const body of [open, cash, out, zReport(1_050, 1_000), open, zReport(0)])
      expect(await send(make(body))).toBe('registered');
  });

  it('refuses what is done without an open shift, and a second opening', async () => {
    const { make, send } = register();
    expect(await send(make(cash))).toBe('shift_not_open');
    expect(await send(make(zReport(0)))).toBe('shift_not_open');
    expect(await send(make(open))).toBe('registered');
    expect(await send(make(open))).toBe('shift_open');
    expect(await send(make(zReport(0)))).toBe('registered');
    expect(await send(make(zReport(0)))).toBe('shift_not_open');
  });

  it('refuses a gap in the numbers, a wrong chain, and a Z report with other totals', async () => {
    const { make, send } = register();
    expect(await send(make(open, { localNumber: 2 }))).toBe('number');
    expect(await send(make(open, { previousHash: '0'.repeat(64) }))).toBe('chain');
    expect(await send(make(open))).toBe('registered');
    expect(await send(make(cash, { previousHash: null }))).toBe('chain');
    expect(await send(make(cash, { localNumber: 3 }))).toBe('number');
    expect(await send(make(cash))).toBe('registered');
    expect(await send(make(zReport(1_049)))).toBe('totals');
    expect(await send(make(zReport(1_050, 1)))).toBe('totals');
    expect(await send(make(zReport(1_050)))).toBe('registered');
  });

  it('adds up sales and returns, and refuses a Z report that is off by a kopiyka or a letter', async () => {
    const { make, send } = register();
    const half: ReceiptContent = {
      ...{ ...exampleReceipt, kind: 'return', sale_fiscal_number: '2900000001', total_amount: 100 },
      ...{ amount: 100, taxes: [], payments: [{ form: 'ГОТІВКА', amount: 100, card: null }] },
      lines: exampleReceipt.lines.map((line) => ({ ...line, amount: 50 })),
    };
    const sale = { kind: 'sale', receipt: exampleReceipt } as const;
    for (const body of [open, sale, sale, { kind: 'return', receipt: half } as const, cash])
      expect(await send(make(body))).toBe('registered');
    const sales = [exampleReceipt, exampleReceipt].reduce(addReceipt, noTotals.sales);
    const returns = addReceipt(noTotals.returns, half);
    const totals: ShiftTotals = { service_in: 1_050, service_out: 0, sales, returns };
    const [first, ...rest] = sales.taxes;
    if (first === undefined) throw new Error('The example has taxes');
    const others: Partial<ShiftTotals>[] = [
      { sales: noTotals.sales },
      { sales: { ...sales, count: 1 } },
      { sales: { ...sales, amount: sales.amount + 1 } },
      { sales: { ...sales, cash_amount: 1 } },
      { sales: { ...sales, taxes: [{ ...first, letter: 'Ж' }, ...rest] } },
      { sales: { ...sales, taxes: [{ ...first, amount: first.amount + 1 }, ...rest] } },
      { returns: { ...returns, amount: 99, cash_amount: 99 } },
      { returns: { ...returns, cash_amount: 0 } },
      { sales: returns, returns: sales },
      { service_in: 1_051 },
    ];
    const report = (of: Partial<ShiftTotals> = {}) =>
      make({ kind: 'z_report', totals: { ...totals, ...of } });
    for (const other of others) expect(await send(report(other))).toBe('totals');
    const { db } = test.database;
    const state = await stateIn(db, { merchantId: ids.merchant, registerNumber: REGISTER });
    expect(state?.totals).toEqual(totals);
    expect(await send(report())).toBe('registered');
    expect(await send(make(open))).toBe('registered');
    expect(await send(make(zReport(0)))).toBe('registered');
  });

  it('answers the same to the same document, and refuses another one of its number', async () => {
    const { make, judge } = register();
    const [one, other] = [make(open), make(open)];
    const { answer } = await judge(one);
    const offlineNumbers = { sessionNumber: '1', seed: expect.any(String), given: 3 };
    expect(answer).toEqual({ fiscalNumber: expect.stringMatching(/^\d{10}$/), offlineNumbers });
    expect((await judge(one)).answer).toEqual(answer);
    expect((await judge(other)).answer).toEqual({ refusal: 'number' });
  });

  it('answers the same to a document that it has refused, whoever sends it again', async () => {
    const { make, send } = register();
    const refused = make(open);
    expect(await send(refused, { isVerified: true, refuses: true })).toBe('unavailable');
    expect(await send(refused)).toBe('unavailable');
    expect(await send(refused, { isVerified: false })).toBe('unavailable');
    expect(await send(make(open))).toBe('registered');
  });

  it('takes only documents of the stated structure whose signature fits', async () => {
    const { make, send } = register();
    const document = make(open);
    expect(await send(document.slice(0, -1))).toBe('structure');
    expect(await send(document, { isVerified: false })).toBe('signature');
    const { db } = test.database;
    for (const point_key_id of [null, ids.pointKey]) {
      const signature = await sign(db, { point_key_id }, document);
      await db.updateTable('branches').set({ point_key_id }).where('id', '=', ids.pointToEdit).execute();
      const ofPoint = { merchantId: ids.merchant, registerNumber: '4000512894' };
      expect(await verify(db, ofPoint, document, signature)).toBe(true);
      expect(await verify(db, ofPoint, document.with(60, 65), signature)).toBe(false);
      expect(await verify(db, ofPoint, document, new Uint8Array(64))).toBe(false);
      const ofOther = await sign(db, { point_key_id: point_key_id ? null : ids.pointKey }, document);
      expect(await verify(db, ofPoint, document, ofOther)).toBe(false);
    }
  });

  it('takes nothing but the Z report after 24 hours, by the times that documents say', async () => {
    const { make, send } = register();
    const opened = test.clock.now().getTime();
    const madeAfter = (seconds: number, body: DocumentBody) => {
      test.clock.travelTo(new Date(opened + seconds * 1_000), true);
      return make(body);
    };
    expect(await send(make(open))).toBe('registered');
    expect(await send(madeAfter(86_399, cash))).toBe('registered');
    expect(await send(madeAfter(86_400, cash))).toBe('shift_over');
    expect(await send(madeAfter(90_000, zReport(1_050)))).toBe('registered');
  });
});
