import { codes } from '@kasa/contracts/shared/codes';
import { expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/connect.ts';
import { testDialect } from '../../db/test-support/open-test-database.ts';
import { totalsOf } from '../../http/fiscal/turnover.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { addPayment } from '../../transactions/test-support/payments.ts';
import { receiptsIn } from '../test-support/receipts.ts';
import { shiftsIn } from '../test-support/shifts.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { point, close, documents } = shiftsIn(test, owner);
const WRITERS = 16;
const AMOUNT = 10_000;

it('sixteen payments and sixteen presses on two servers make each receipt once', async () => {
  // SQLite's file has one server; there the second app shares the connection.
  const database = testDialect === 'postgres' ? await openDatabase(test.database.options) : test.database;
  const { clock } = test;
  const app = buildApp({ database, clock, requestsPerMinute: 0, resolve: async () => [] });
  try {
    await app.ready();
    const first = await receiptsIn(test, owner, point);
    const second = await receiptsIn({ ...test, app }, owner, point);
    const all = <T>(write: (receipts: typeof first, n: number) => Promise<T>) =>
      Promise.all(Array.from({ length: WRITERS }, (_, n) => write(n % 2 === 0 ? first : second, n)));
    const gap = await addPayment(test.database.db, { point_id: point, amount: AMOUNT });
    const [paid, pressed] = await Promise.all([
      all((receipts) => receipts.pay(AMOUNT, true)),
      all(({ register }) => register(gap)),
    ]);
    const outcomes = new Set(pressed.map(({ code }) => code));
    for (const code of outcomes)
      expect([
        codes.ok.code,
        codes.register_document_pending.code,
        codes.register_shift_not_open.code,
      ]).toContain(code);
    for (let n = 0; n < WRITERS; n += 1) {
      await test.database.db.updateTable('receipt_orders').set({ next_check_at: '' }).execute();
      await Promise.all([first.workReceipts(), second.workReceipts()]);
    }
    expect((await first.register(gap)).code).toBe(codes.ok.code);

    const own = (await documents()).filter(({ register_number }) => register_number === '4000512894');
    const sales = own.filter(({ kind, state }) => kind === 'sale' && state === 'registered');
    expect(sales.map(({ receipt_of }) => receipt_of).sort()).toEqual([...paid, gap].sort());
    expect(own.map(({ local_number }) => local_number)).toEqual(own.map((_, n) => n + 1));
    for (const { receipt_of, fiscal_number } of sales)
      expect((await first.payment(receipt_of ?? '')).fiscal_number).toBe(fiscal_number);
    const shift = await test.database.db
      .selectFrom('register_shifts')
      .selectAll()
      .where('point_id', '=', point)
      .executeTakeFirstOrThrow();
    const count = WRITERS + 1;
    expect(totalsOf(shift).sales).toMatchObject({
      count,
      amount: count * AMOUNT,
      cash_amount: count * AMOUNT,
    });
    expect((await close(shift.id)).data).toMatchObject({ state: 'closed', refusal: null });
  } finally {
    await app.close();
    if (database !== test.database) await database.close();
  }
});
