import { auditOperations } from '@kasa/contracts/audit/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { firstMerchant, secondMerchant } from '../../auth/seed.ts';
import { openDatabase } from '../../db/connect.ts';
import { UniqueViolation } from '../../db/errors.ts';
import { testDialect } from '../../db/test-support/open-test-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { call, signInAs, signInWith } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { previewAndStartRun } from '../../terminals/test-support/preview-and-start-run.ts';
import { settleOpen } from '../reversals/worker.ts';
import { addPayment } from '../test-support/payments.ts';
import { reversalRunsIn } from '../test-support/reversal-runs.ts';
import { reversalsIn } from '../test-support/reversals.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const db = () => test.database.db;
const { preview, start, run, rowsOf, work } = reversalRunsIn(test, owner);
const { acquirer, tryRefund } = reversalsIn(test, owner);

// The seed’s unfinished run of terminals comes first otherwise.
beforeEach(async () => void (await work()));

const card = { payment_form: 'card', amount: 1_000 } as const;
const cards = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      addPayment(db(), { ...card, started_at: new Date(Date.UTC(2026, 10, 20, 8, 0, n)).toISOString() }),
    ),
  );
const fail = (error: unknown) => {
  throw error;
};
const settle = () => settleOpen({ db: db(), clock: test.clock, acquirer: test.acquirer, report: fail });
const later = (seconds: number) =>
  test.clock.travelTo(new Date(test.clock.now().getTime() + seconds * 1_000), true);
const toldOf = async (id: string) => {
  const events = db().selectFrom('events').select('data').where('type', '=', 'reversal_run.progress');
  const told = (await events.orderBy('number').execute()).map(({ data }) => JSON.parse(data));
  return told.filter(({ run_id }) => run_id === id);
};

/** Rows, reversals, refunds and the payments say the same, and nothing was paid back twice. */
async function expectLedger(id: string) {
  const rows = await db().selectFrom('bulk_run_rows').selectAll().where('run_id', '=', id).execute();
  for (const { object_id, amount, reversal_id, state } of rows) {
    const reversals = await db()
      .selectFrom('reversals')
      .selectAll()
      .where('transaction_id', '=', object_id)
      .execute();
    const refunds = await db()
      .selectFrom('refunds')
      .selectAll()
      .where('transaction_id', '=', object_id)
      .execute();
    const asked = state === 'done' || state === 'waiting' || reversal_id !== null;
    expect(reversals.map((one) => [one.id, Number(one.amount)])).toEqual(
      asked ? [[reversal_id, Number(amount)]] : [],
    );
    const settled = { done: 'done', waiting: 'open', failed: 'refused' } as Record<string, string>;
    if (asked) expect(reversals[0]?.state).toBe(settled[state]);
    expect(refunds.map((one) => Number(one.amount))).toEqual(state === 'done' ? [Number(amount)] : []);
  }
  return rows;
}

describe('a card', () => {
  it('that the acquirer has not answered waits, and is done when it does, also after the run has ended', async () => {
    await acquirer('late');
    const { id } = await start(await cards(2));
    await work();
    expect(await run(id)).toMatchObject({ state: 'done', waiting: 2, done: 0, done_amount: 0 });
    await expectLedger(id);
    later(61);
    expect(await settle()).toBe(2);
    expect(await run(id)).toMatchObject({ state: 'done', waiting: 0, done: 2, done_amount: 2_000 });
    await expectLedger(id);
    expect((await toldOf(id)).map(({ state, waiting, done }) => [state, waiting, done])).toEqual([
      ['running', 0, 0],
      ['done', 2, 0],
      ['done', 1, 1],
      ['done', 0, 2],
    ]);
  });

  it('that the acquirer refuses fails, with its answer', async () => {
    await acquirer('declines', { response_code: '57' });
    const { id } = await start(await cards(1));
    await work();
    expect(await run(id)).toMatchObject({ state: 'done', waiting: 0, failed: 1, done_amount: 0 });
    expect(await rowsOf(id)).toMatchObject([
      { state: 'failed', reason: 'declined', response_code: '57', response: expect.any(String) },
    ]);
    await expectLedger(id);
    const failed = await call(test.app, ops.listReversalRuns, { query: { has_failed: 'true' } }, owner);
    expect(failed.data.items.map((one) => one.id)).toEqual([id]);
  });

  it('that was paid back in part meanwhile gets nothing: another sum was agreed to', async () => {
    const [one = '', two = ''] = await cards(2);
    const { id } = await start([one, two]);
    await tryRefund(one, 300);
    await tryRefund(two, 1_000);
    await work();
    const results = (await rowsOf(id)).map(({ state, reason }) => [state, reason]);
    expect(results).toEqual([
      ['failed', 'conflict'],
      ['skipped', 'nothing_left'],
    ]);
    expect(await run(id)).toMatchObject({ done_amount: 0, failed: 1, skipped: 1 });
  });
});

it('a run that is stopped in the middle pays no more back; what was asked for settles', async () => {
  await acquirer('late');
  const { id } = await start(await cards(60));
  await work(5);
  const before = await run(id);
  expect(before.waiting).toBeGreaterThan(0);
  const { data } = await call(test.app, ops.cancelReversalRun, { params: { id } }, owner);
  expect(data).toMatchObject({ state: 'cancelled', waiting: before.waiting, skipped: 60 - before.waiting });
  await work();
  later(61);
  await settle();
  expect(await run(id)).toMatchObject({ done: before.waiting, waiting: 0, skipped: 60 - before.waiting });
  await expectLedger(id);
  const again = await call(test.app, ops.cancelReversalRun, { params: { id } }, owner);
  expect(again.data).toMatchObject({ state: 'cancelled', version: data.version });
});

it.each([
  ['lost the right to reverse', { tags_removed: '["facq_transac_reversal"]' }],
  ['may not see payments any more', { tags_removed: '["transactions_view"]' }],
  ['was deactivated', { is_active: 0 as const }],
])('a run whose beginner %s pays no more back', async (_, columns) => {
  const { id } = await start(await cards(60), await signInAs(test.app, 'cashier'));
  await work(5);
  const { done } = await run(id);
  expect(done).toBeGreaterThan(0);
  const phone = String(firstMerchant.people.find(({ role }) => role === 'cashier')?.phone);
  await db().updateTable('users').set(columns).where('phone', '=', phone).execute();
  await work();
  expect(await run(id)).toMatchObject({ state: 'cancelled', done, failed: 60 - done });
  const reasons = (await rowsOf(id, { state: 'failed' })).map(({ reason }) => reason);
  expect(new Set(reasons)).toEqual(new Set(['not_allowed']));
  await expectLedger(id);
});

it('a worker that was killed between the row and the acquirer is followed by the settlement', async () => {
  // As after a kill: the row is written, the acquirer was never asked.
  await acquirer('silent');
  const { id } = await start(await cards(3));
  await work();
  await db().deleteFrom('acquirer_records').execute();
  await acquirer('approves');
  expect(await work()).toBe(0);
  later(61);
  expect(await settle()).toBe(3);
  expect(await run(id)).toMatchObject({ done: 3, waiting: 0 });
  await expectLedger(id);
});

it.runIf(testDialect === 'postgres')('workers of two servers pay no payment back twice', async () => {
  const { id } = await start(await cards(60));
  const other = await openDatabase(test.database.options);
  const counts = await Promise.all([work(), work(undefined, other.db)]);
  await other.close();
  expect(counts.reduce((sum, count) => sum + count)).toBe(60);
  await work();
  expect(await run(id)).toMatchObject({ state: 'done', done: 60, done_amount: 60_000 });
  await expectLedger(id);
});

it('a payment that is reversed by hand at the same time is paid back once', async () => {
  const payments = await cards(10);
  const { id } = await start(payments);
  await Promise.all([work(), ...payments.map((one) => tryRefund(one, 1_000))]);
  await work();
  expect((await run(id)).state).toBe('done');
  for (const one of payments) {
    const refunds = await db().selectFrom('refunds').selectAll().where('transaction_id', '=', one).execute();
    expect(refunds.map(({ amount }) => Number(amount))).toEqual([1_000]);
  }
});

it('a reversal of a row is never a second one: the database refuses it', async () => {
  const { id } = await start(await cards(2));
  await work();
  const [row] = await expectLedger(id);
  const twice = inTransaction(db(), (tx) => {
    const rows = tx.updateTable('bulk_run_rows').where('run_id', '=', id);
    return rows.set({ reversal_id: String(row?.reversal_id) }).execute();
  });
  await expect(twice).rejects.toThrow(UniqueViolation);
});

it('the journal counts all of a run to it, under its beginner', async () => {
  const { id } = await start(await cards(1));
  await work();
  const query = { folded: 'true' };
  const { data } = await call(test.app, auditOperations.listAuditEntries, { query }, owner);
  expect(data.items[0]).toMatchObject({ operation: 'startReversalRun', rows_count: 4 });
  const first = await db()
    .selectFrom('audit_entries')
    .select('action')
    .where('object_id', '=', id)
    .executeTakeFirst();
  const own = db().selectFrom('audit_entries').selectAll().where('action', '=', String(first?.action));
  const entries = await own.orderBy('id').execute();
  expect(entries.map(({ object_type }) => object_type).toSorted()).toEqual([
    'reversal',
    'reversal_run',
    'reversal_run',
    'transaction',
  ]);
  for (const { operation, user_id } of entries)
    expect([operation, user_id]).toEqual(['startReversalRun', ids.owner]);
  // The bank is waited for.
  expect(entries.at(-1)).toMatchObject({ object_type: 'reversal_run' });
  expect(JSON.parse(String(entries.at(-1)?.after))).toMatchObject({ state: 'done', done: 1 });
});

it('runs of terminals and of payments go on together, each in its own list', async () => {
  const { id } = await start(await cards(2));
  const blocking = await previewAndStartRun(test.app, { kind: 'block', target: { kind: ['ptks'] } }, owner);
  await work();
  const terminals = (await call(test.app, terminalsOperations.listBulkRuns, {}, owner)).data.items;
  const payments = (await call(test.app, ops.listReversalRuns, {}, owner)).data.items;
  expect(terminals.map((one) => one.id)).toContain(blocking.data.id);
  expect(terminals.map((one) => one.id)).not.toContain(id);
  expect(payments.map((one) => [one.id, one.state])).toEqual([
    [id, 'done'],
    [ids.reversalRun, 'done'],
  ]);
  for (const op of [terminalsOperations.getBulkRun, terminalsOperations.cancelBulkRun])
    expect((await call(test.app, op, { params: { id } }, owner)).code).toBe(-6);
  const theirs = { params: { id: blocking.data.id } };
  expect((await call(test.app, ops.getReversalRun, theirs, owner)).code).toBe(-6);
  expect((await call(test.app, ops.cancelReversalRun, theirs, owner)).code).toBe(-6);
});

it('another merchant sees neither the run nor its payments, and reverses none of them', async () => {
  const [payment = ''] = await cards(1);
  const { id } = await start([payment]);
  const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
  for (const op of [ops.getReversalRun, ops.listReversalRunRows, ops.cancelReversalRun])
    expect((await call(test.app, op, { params: { id } }, stranger)).code).toBe(-6);
  const target = { transaction_ids: [payment] };
  const { code } = await call(test.app, ops.previewReversalRun, { body: { target } }, stranger);
  expect(code).toBe(-6);
  const all = await call(test.app, ops.listReversalRuns, {}, stranger);
  expect(all.data.items.map((one) => one.id)).not.toContain(id);
});

it('rows are found by order id and by terminal, and exported with the sum and the bank’s answer', async () => {
  const [one = '', two = ''] = await cards(2);
  const { id } = await start([one, two]);
  await work();
  const [first] = await rowsOf(id);
  const named = String(first?.payment.order_id);
  expect((await rowsOf(id, { q: named })).map(({ payment }) => payment.order_id)).toEqual([named]);
  expect(await rowsOf(id, { q: String(first?.payment.terminal.number) })).toHaveLength(2);
  const input = { params: { id }, query: { format: 'csv' } } as const;
  const { text } = await call(test.app, ops.exportReversalRun, input, { ...owner, lng: 'UK' });
  expect(text).toContain('Термінал провів оплати двічі');
  expect(text.split('\r\n').filter((line) => line.includes(named))).toEqual([
    expect.stringMatching(/;Повернуто;.*00;Схвалено/),
  ]);
});

it('a preview is refused without the right to see payments', async () => {
  const phone = String(firstMerchant.people.find(({ role }) => role === 'cashier')?.phone);
  const tags_removed = '["transactions_view"]';
  await db().updateTable('users').set({ tags_removed }).where('phone', '=', phone).execute();
  const cashier = await signInAs(test.app, 'cashier');
  const refused = await call(test.app, ops.previewReversalRun, ops.previewReversalRun.example, cashier);
  expect(refused).toMatchObject({ code: -5, details: { permission: 'transactions_view' } });
  expect((await preview({ transaction_ids: [ids.transactionOfReversalRun] })).changing).toBe(1);
});
