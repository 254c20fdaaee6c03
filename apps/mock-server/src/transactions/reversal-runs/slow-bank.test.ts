import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { beforeEach, expect, it, vi } from 'vitest';
import { runDomains } from '../../domains.ts';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { FollowUps } from '../../runs/follow-ups.ts';
import { processRuns } from '../../runs/process-runs.ts';
import { previewAndStartRun } from '../../terminals/test-support/preview-and-start-run.ts';
import type { Acquirer } from '../acquirer.ts';
import { addPayment } from '../test-support/payments.ts';
import { reversalRunsIn } from '../test-support/reversal-runs.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const db = () => test.database.db;
const { start, run, work } = reversalRunsIn(test, owner);

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
  const acquirer: Acquirer = {
    async reverse(...asked) {
      await isOpen;
      return test.acquirer.reverse(...asked);
    },
    paymentOf: (...asked) => test.acquirer.paymentOf(...asked),
  };
  const services = { db: db(), clock: test.clock };
  const workUntil = (followUps?: FollowUps) =>
    processRuns({ ...services, followUps }, runDomains({ ...services, acquirer }));
  return { open, workUntil };
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
  await workUntil(new FollowUps({ endWaitMs: 0 }));
  expect(await endOf(id)).toEqual({ state: 'done', waiting: 2 });
  open();
  await patient.settled();
  expect(await run(id)).toMatchObject({ state: 'done', done: 2, waiting: 0 });
});

it('a bank that is slow calls for the end of its run with its last answer', async () => {
  const { open, workUntil } = slowRuns();
  const { promise: isReady, resolve: onReadyToEnd } = Promise.withResolvers<void>();
  const followUps = new FollowUps({ onReadyToEnd });
  const { id } = await start(await cards(2));
  await workUntil(followUps);
  open();
  await isReady;
  await workUntil(followUps);
  expect(await endOf(id)).toMatchObject({ state: 'done', done: 2 });
});
