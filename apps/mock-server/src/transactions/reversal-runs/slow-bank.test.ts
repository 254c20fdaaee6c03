import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../../db/connect.ts';
import { testDialect } from '../../db/test-support/open-test-database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { runDomains } from '../../domains.ts';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { FollowUps } from '../../runs/follow-ups.ts';
import { processRuns } from '../../runs/process-runs.ts';
import { settledProgress } from '../../runs/settle-row.ts';
import { previewAndStartRun } from '../../terminals/test-support/preview-and-start-run.ts';
import type { Acquirer } from '../acquirer.ts';
import { settleOpen } from '../reversals/worker.ts';
import { addPayment } from '../test-support/payments.ts';
import { reversalRunsIn } from '../test-support/reversal-runs.ts';
import { reversalsIn } from '../test-support/reversals.ts';
import { progressOf, settleRow } from './settle-row.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const db = () => test.database.db;
const { start, run, work } = reversalRunsIn(test, owner);
const { acquirer } = reversalsIn(test, owner);

// The seed’s unfinished run of terminals comes first otherwise.
beforeEach(async () => void (await work()));

const cards = (count: number) =>
  Promise.all(Array.from({ length: count }, () => addPayment(db(), { payment_form: 'card', amount: 1_000 })));

/** What the journal says of the end of a run. */
const endOf = async (id: string) => {
  const own = db().selectFrom('audit_entries').select('after').where('object_id', '=', id);
  const [last] = await own.where('before', 'is not', null).orderBy('id', 'desc').execute();
  return last && JSON.parse(String(last.after));
};
const slowRuns = () => {
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
  const questions = { open: 0, most: 0 };
  const acquirer: Acquirer = {
    async reverse(...asked) {
      questions.open += 1;
      questions.most = Math.max(questions.most, questions.open);
      await isOpen;
      await test.acquirer.reverse(...asked);
      questions.open -= 1;
    },
    paymentOf: (...asked) => test.acquirer.paymentOf(...asked),
  };
  const services = { db: db(), clock: test.clock };
  const domains = runDomains({ ...services, acquirer });
  const workUntil = (followUps?: FollowUps) => processRuns({ ...services, followUps }, domains);
  return { open, workUntil, questions };
};
const waiting = (id: string, count: number) =>
  vi.waitFor(async () => expect(await run(id)).toMatchObject({ state: 'running', waiting: count }));

it('a bank that is slow is waited for by the end of the run, which says what was done', async () => {
  const { open, workUntil } = slowRuns();
  const { id } = await start(await cards(3));
  const working = workUntil();
  await waiting(id, 3);
  open();
  expect(await working).toBe(3);
  expect(await run(id)).toMatchObject({ state: 'done', done: 3, waiting: 0 });
  expect(await endOf(id)).toMatchObject({ state: 'done', done: 3 });
});

it('a bank that is slow holds up no other run, and the own one not for ever', async () => {
  const { open, workUntil } = slowRuns();
  const { id } = await start(await cards(2));
  const patient = new FollowUps();
  await workUntil(patient);
  await waiting(id, 2);
  const blocking = await previewAndStartRun(test.app, { kind: 'block', target: { kind: ['ptks'] } }, owner);
  await workUntil(patient);
  const other = { params: { id: blocking.data.id } };
  expect((await call(test.app, terminalsOperations.getBulkRun, other, owner)).data.state).toBe('done');
  await waiting(id, 2);
  test.clock.travelTo(new Date(test.clock.now().getTime() + 5_000), true);
  await workUntil(patient);
  expect(await endOf(id)).toEqual({ state: 'done', waiting: 2 });
  open();
  await patient.settled();
  expect(await run(id)).toMatchObject({ state: 'done', done: 2, waiting: 0 });
});

it('a bank that is slow calls for the end of its run with its last answer', async () => {
  const { open, workUntil } = slowRuns();
  const { promise: isReady, resolve: onReadyToEnd } = Promise.withResolvers<void>();
  const followUps = new FollowUps(onReadyToEnd);
  const { id } = await start(await cards(2));
  await workUntil(followUps);
  open();
  await isReady;
  await workUntil(followUps);
  expect(await endOf(id)).toMatchObject({ state: 'done', done: 2 });
});

it('a bank that is slow is asked eight questions at a time, and of what was settled meanwhile none', async () => {
  const { open, workUntil, questions } = slowRuns();
  const payments = await cards(20);
  const { id } = await start(payments);
  const followUps = new FollowUps();
  expect(await workUntil(followUps)).toBe(20);
  await vi.waitFor(() => expect(questions.open).toBe(8));
  const update = { params: { id: payments.at(-1) ?? '' } };
  await call(test.app, ops.updateTransactionStatus, update, owner);
  const asked = async () => {
    const book = db().selectFrom('acquirer_records').select('requests');
    const rows = db().selectFrom('bulk_run_rows').select('reversal_id').where('run_id', '=', id);
    const own = await book.where('id', 'in', rows.$castTo<{ reversal_id: string }>()).execute();
    return own.map(({ requests }) => Number(requests));
  };
  expect(await asked()).toEqual([1]);
  open();
  await followUps.settled();
  expect(questions).toEqual({ open: 0, most: 8 });
  expect(await asked()).toEqual(Array.from({ length: 20 }, () => 1));
  expect(await run(id)).toMatchObject({ state: 'running', done: 20 });
  await workUntil(followUps);
  expect(await endOf(id)).toMatchObject({ state: 'done', done: 20 });
});

it('a server that closes asks nothing more; the settlement asks the rest', async () => {
  const { open, workUntil, questions } = slowRuns();
  const { id } = await start(await cards(20));
  const followUps = new FollowUps();
  await workUntil(followUps);
  await vi.waitFor(() => expect(questions.open).toBe(8));
  const closed = followUps.close();
  open();
  await closed;
  expect(await run(id)).toMatchObject({ state: 'running', done: 8, waiting: 12 });
  test.clock.travelTo(new Date(test.clock.now().getTime() + 5_000), true);
  const report = (error: unknown) => expect.fail(String(error));
  expect(await settleOpen({ db: db(), clock: test.clock, acquirer: test.acquirer, report })).toBe(12);
  await work();
  expect(await endOf(id)).toMatchObject({ state: 'done', done: 20 });
});

describe('of two servers on one database, the one that has nothing left to do', () => {
  /** Another server: its own connections where the database has some, its own worker and line to the bank. */
  const otherServer = async () => {
    const other = testDialect === 'postgres' ? await openDatabase(test.database.options) : undefined;
    const followUps = new FollowUps();
    const look = () => {
      const services = { db: other?.db ?? db(), clock: test.clock };
      const domains = runDomains({ ...services, acquirer: test.acquirer });
      return processRuns({ ...services, followUps }, domains);
    };
    return { look, close: async () => other?.close() };
  };

  it('ends no run before the answers to the other one, and then says what was done', async () => {
    const { open, workUntil } = slowRuns();
    const { id } = await start(await cards(3));
    const [own, other] = [new FollowUps(), await otherServer()];
    expect(await workUntil(own)).toBe(3);
    expect(await other.look()).toBe(0);
    await waiting(id, 3);
    open();
    await own.settled();
    await other.look();
    await other.close();
    expect(await endOf(id)).toMatchObject({ state: 'done', done: 3 });
    expect(await run(id)).toMatchObject({ state: 'done', done: 3, waiting: 0 });
  });

  it('ends a run at once when the bank left the other one without an answer', async () => {
    await acquirer('silent');
    const { workUntil, open } = slowRuns();
    open();
    const { id } = await start(await cards(2));
    const own = new FollowUps();
    await workUntil(own);
    await own.settled();
    const other = await otherServer();
    await other.look();
    await other.close();
    expect(await endOf(id)).toEqual({ state: 'done', waiting: 2 });
  });

  it('counts an answer that arrives while it ends the run', async () => {
    const { workUntil, open } = slowRuns();
    const { id } = await start(await cards(1));
    const [killed, other] = [new FollowUps(), await otherServer()];
    await workUntil(killed);
    test.clock.travelTo(new Date(test.clock.now().getTime() + 5_000), true);
    const runs = db().selectFrom('bulk_runs').select('merchant_id').where('id', '=', id);
    const { merchant_id } = await runs.executeTakeFirstOrThrow();
    const rows = db().selectFrom('bulk_run_rows').select('reversal_id').where('run_id', '=', id);
    const { reversal_id } = await rows.executeTakeFirstOrThrow();
    const now = test.clock.now();
    let ending: Promise<unknown> | undefined;
    await inTransaction(db(), async (tx) => {
      await settleRow(tx, { id: String(reversal_id) }, true, now.toISOString());
      expect(await settledProgress(tx, progressOf, merchant_id, id, now)).toEqual([]);
      ending = other.look();
      // It has got as far as it gets meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    await ending;
    await other.close();
    open();
    await killed.settled();
    const told = db().selectFrom('events').select('data').where('type', '=', 'reversal_run.progress');
    const { data } = await told.orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow();
    expect(JSON.parse(data)).toMatchObject({ run_id: id, state: 'done', done: 1, waiting: 0 });
  });

  it('ends a run five seconds after the other one was killed with questions open', async () => {
    const { workUntil, open } = slowRuns();
    const { id } = await start(await cards(2));
    const killed = new FollowUps();
    await workUntil(killed);
    const other = await otherServer();
    test.clock.travelTo(new Date(test.clock.now().getTime() + 4_900), true);
    await other.look();
    await waiting(id, 2);
    test.clock.travelTo(new Date(test.clock.now().getTime() + 5_000), true);
    await other.look();
    await other.close();
    expect(await endOf(id)).toEqual({ state: 'done', waiting: 2 });
    open();
    await killed.settled();
  });
});
