import { makeMockPayment } from '@kasa/contracts/mock/payments';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/connect.ts';
import { openTestDatabase } from '../../db/test-support/open-test-database.ts';
import { totalsOf } from '../../http/fiscal/turnover.ts';
import { callServer, databaseEnv, startServer } from '../../http/test-support/server-process.ts';
import { TravelClock } from '../../mock/clock.ts';
import { documentSigner } from '../documents/signer.ts';
import { workShifts } from '../shifts/worker.ts';
import { MockTaxService } from '../tax-service/mock-tax-service.ts';
import { registrarOf, workReceipts } from './registrar.ts';

const fail = (error: unknown) => {
  throw error;
};
const KILLS = 3;
const PAYERS = 8;
const AMOUNT = 12_300;

it(`every payment has its receipt once, and the tax service all documents, killed ${KILLS} times`, {
  timeout: 240_000,
}, async () => {
  const database = await openTestDatabase('file');
  await database.close();
  const env = databaseEnv(database.options);
  let server = await startServer(env);
  const paid: string[] = [];
  /** Pays one time after another until the server is gone. */
  const pay = async (url: string | undefined) => {
    const body = { number: 'S1100281', amount: AMOUNT, in_cash: true };
    for (;;) paid.push((await callServer(url, makeMockPayment, { body })).data.transaction_id);
  };
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const payers = Array.from({ length: PAYERS }, () => pay(server.url).catch(() => undefined));
    await vi.waitUntil(() => paid.length >= kill * 30, { timeout: 60_000, interval: 5 });
    await server.stop('SIGKILL');
    await Promise.all(payers);
    if (kill < KILLS) server = await startServer(env);
  }
  const { db, close } = await openDatabase(database.options);
  try {
    // As a server does that starts afterwards.
    const clock = new TravelClock();
    const signer = documentSigner();
    const taxService = new MockTaxService({ db: () => db, clock, verify: signer.verify });
    const registrar = registrarOf({ db: () => db, clock, taxService, signer, warn: fail });
    for (let n = 0; n < 60; n += 1) {
      clock.travelTo(new Date(clock.now().getTime() + 400_000), true);
      await workShifts({ db, clock, taxService, signer, report: fail });
      await workReceipts(db, clock, registrar, fail);
    }
    const shift = await db
      .selectFrom('register_shifts')
      .selectAll()
      .where('id', '=', ids.registerShiftToClose)
      .executeTakeFirstOrThrow();
    const own = db.selectFrom('register_documents').selectAll().where('shift_id', '=', shift.id);
    const documents = await own.orderBy('local_number').execute();
    const sales = documents.filter(({ kind }) => kind === 'sale');
    expect(new Set(documents.map(({ state }) => state))).toEqual(new Set(['registered']));
    const first = documents[0]?.local_number ?? 0;
    expect(documents.map(({ local_number }) => local_number)).toEqual(documents.map((_, n) => first + n));
    // Some were made whose payers never heard of it.
    expect(sales.map(({ receipt_of }) => receipt_of)).toEqual(expect.arrayContaining(paid));
    for (const { receipt_of, fiscal_number } of sales) {
      const payment = db
        .selectFrom('transactions')
        .select('fiscal_number')
        .where('id', '=', receipt_of ?? '');
      expect(await payment.executeTakeFirst()).toEqual({ fiscal_number });
    }
    const sold = { count: sales.length, amount: sales.length * AMOUNT, cash_amount: sales.length * AMOUNT };
    expect(totalsOf(shift).sales).toMatchObject(sold);
    const registers = db.selectFrom('tax_registers').selectAll();
    const book = await registers
      .where('register_number', '=', shift.register_number)
      .where('merchant_id', '=', shift.merchant_id)
      .executeTakeFirstOrThrow();
    expect(totalsOf(book).sales).toEqual(totalsOf(shift).sales);
    expect(book).toMatchObject({ last_hash: documents.at(-1)?.hash });
  } finally {
    await close();
  }
});
