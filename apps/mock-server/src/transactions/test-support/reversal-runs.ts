import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { runDomains } from '../../domains.ts';
import { type BodyFor, type Caller, call } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { processRuns } from '../../runs/process-runs.ts';

type Target = BodyFor<typeof ops.previewReversalRun>['target'];

/** What tests of runs of reversals ask the app for. */
export function reversalRunsIn(test: TestApp, owner: Caller) {
  const db = () => test.database.db;
  const preview = async (target: Target, caller = owner) =>
    (await call(test.app, ops.previewReversalRun, { body: { target } }, caller)).data;
  const startAs = (target: Target, agreed: { amount: number; digest: string }, caller = owner) => {
    const { amount, digest } = agreed;
    const body = { target, reason: 'Термінал провів оплати двічі', amount, digest };
    return call(test.app, ops.startReversalRun, { body }, caller);
  };
  const start = async (ids: readonly string[], caller = owner) => {
    const target = { transaction_ids: [...ids] };
    return (await startAs(target, await preview(target, caller), caller)).data;
  };
  const run = async (id: string) =>
    (await call(test.app, ops.getReversalRun, { params: { id } }, owner)).data;
  const rowsOf = async (id: string, query: { state?: string; q?: string } = {}) => {
    const input = { params: { id }, query: { perPage: 20, ...query } };
    return (await call(test.app, ops.listReversalRunRows, input, owner)).data.items;
  };
  const resultsOf = async (id: string) =>
    new Map((await rowsOf(id)).map(({ payment, state, reason }) => [payment.id, [state, reason]]));

  /** Works the runs of all domains, as this server does. @param most rows to process at most, about */
  function work(most = Number.POSITIVE_INFINITY, database = db()): Promise<number> {
    let left = most;
    const isStopping = () => {
      left -= 1;
      return left < 0;
    };
    const services = { db: database, clock: test.clock, acquirer: test.acquirer };
    return processRuns({ db: database, clock: test.clock, isStopping }, runDomains(services));
  }
  return { preview, startAs, start, run, rowsOf, resultsOf, work };
}
