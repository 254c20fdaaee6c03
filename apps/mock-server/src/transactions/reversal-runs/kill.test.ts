import {
  getReversalRun,
  previewReversalRun,
  startReversalRun,
} from '@kasa/contracts/transactions/operations/reversal-runs';
import { listTransactions } from '@kasa/contracts/transactions/operations/transactions';
import { expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { openTestDatabase } from '../../db/test-support/open-test-database.ts';
import type { Caller } from '../../http/test-support/call.ts';
import { callServer, databaseEnv, signInTo, startServer } from '../../http/test-support/server-process.ts';

const KILLS = 2;
const PER_PAGE = 20;
const PAGES = 15;

/** Each payment of a run was paid back once and as a whole, and the ledger has what the acquirer's book has. */
async function expectPaidBackOnce(db: Db, run: string): Promise<number> {
  const rows = await db.selectFrom('bulk_run_rows').selectAll().where('run_id', '=', run).execute();
  const payments = rows.map(({ object_id }) => object_id);
  const amounts = (of: readonly { id: string; amount: number | null }[]) =>
    of.map(({ id, amount }) => [id, Number(amount)]).toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'amount', 'transaction_id'])
    .where('transaction_id', 'in', payments)
    .execute();
  expect(refunds.map(({ transaction_id }) => transaction_id).toSorted()).toEqual(payments.toSorted());
  expect(amounts(refunds)).toEqual(
    amounts(rows.map(({ reversal_id, amount }) => ({ id: String(reversal_id), amount }))),
  );
  const reversals = db.selectFrom('reversals').select('id').where('transaction_id', 'in', payments);
  const book = await db
    .selectFrom('acquirer_records')
    .select(['id', 'amount', 'response_code'])
    .where('id', 'in', reversals)
    .execute();
  expect(amounts(book)).toEqual(amounts(refunds));
  expect(new Set(book.map(({ response_code }) => response_code))).toEqual(new Set(['00']));
  const paid = db.selectFrom('transactions').select(['status', 'amount', 'refund_amount']);
  for (const { status, amount, refund_amount } of await paid.where('id', 'in', payments).execute())
    expect([status, Number(refund_amount)]).toEqual(['reversed', Number(amount)]);
  return rows.length;
}

/** The newest payments by card that something is left of. */
async function somePayments(url: string | undefined, owner: Caller): Promise<string[]> {
  const pages = Array.from({ length: PAGES }, (_, n) => n + 1);
  const query = { status: ['approved' as const], payment_form: ['card' as const], perPage: PER_PAGE };
  const found = pages.map((page) => callServer(url, listTransactions, { query: { ...query, page } }, owner));
  return (await Promise.all(found)).flatMap(({ data }) => data.items.map(({ id }) => id));
}

it(`a run of reversals goes on where it was, and pays nothing back twice, killed ${KILLS} times`, {
  timeout: 240_000,
}, async () => {
  const database = await openTestDatabase('file');
  await database.close();
  const env = databaseEnv(database.options);
  let server = await startServer(env);
  const owner = await signInTo(server.url);
  const target = { transaction_ids: await somePayments(server.url, owner) };
  const seen = await callServer(server.url, previewReversalRun, { body: { target } }, owner);
  const { amount, digest, changing } = seen.data;
  expect(changing).toBe(PER_PAGE * PAGES);
  const body = { target, reason: 'Термінал провів оплати двічі', amount, digest };
  const { data: begun } = await callServer(server.url, startReversalRun, { body }, owner);
  const params = { id: begun.id };
  const read = async () => (await callServer(server.url, getReversalRun, { params }, owner)).data;
  let before = 0;
  /** Whether more was asked of the bank since the last kill, or nothing is left to ask. */
  const goesOn = async () => {
    const { done, waiting, state } = await read();
    const isFurther = done + waiting > before || state === 'done';
    if (isFurther) before = done + waiting;
    return isFurther;
  };
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await vi.waitUntil(goesOn, { timeout: 60_000, interval: 20 });
    expect((await server.stop('SIGKILL')).signal).toBe('SIGKILL');
    server = await startServer(env);
  }
  const end = await vi.waitFor(
    async () => {
      const now = await read();
      expect(now).toMatchObject({ state: 'done', done: changing, waiting: 0 });
      return now;
    },
    { timeout: 90_000, interval: 300 },
  );
  expect(end).toMatchObject({ done_amount: amount, failed: 0, skipped: 0 });
  expect((await server.stop('SIGTERM')).code).toBe(0);
  const reopened = await openDatabase(database.options);
  expect(await expectPaidBackOnce(reopened.db, begun.id)).toBe(changing);
  await reopened.close();
  await database.remove();
});
