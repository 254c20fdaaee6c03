import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { runDomains } from '../../domains.ts';
import { type BodyFor, type Caller, call } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { processRuns } from '../../runs/process-runs.ts';

type Target = BodyFor<typeof ops.previewResendRun>['target'];

/** What tests of runs that send callbacks again ask the app for. */
export function resendRunsIn(test: TestApp, owner: Caller) {
  const db = () => test.database.db;
  const preview = async (target: Target = {}) =>
    (await call(test.app, ops.previewResendRun, { body: { target } }, owner)).data;
  const startAs = (target: Target, digest: string, caller = owner) =>
    call(test.app, ops.startResendRun, { body: { target, digest } }, caller);
  const start = async (target: Target = {}) =>
    (await startAs(target, (await preview(target)).digest)).data.id;
  const run = async (id: string) => (await call(test.app, ops.getResendRun, { params: { id } }, owner)).data;
  const resultsOf = async (id: string) => {
    const input = { params: { id }, query: { perPage: 20 } };
    const { items } = (await call(test.app, ops.listResendRunRows, input, owner)).data;
    return new Map(items.map(({ callback_id, state, reason }) => [callback_id, reason ?? state]));
  };
  /** Works the runs of all domains, as a server does. */
  const work = () => {
    const services = { db: db(), clock: test.clock, acquirer: test.acquirer };
    return processRuns(services, runDomains(services));
  };
  /** As after a day in vain. */
  const giveUp = async (ids: readonly string[]) => {
    const givenUp = {
      state: 'given_up',
      next_attempt_at: null,
      attempts: 12,
      last_http_status: 503,
    } as const;
    const updated_at = test.clock.nowIso();
    const own = db()
      .updateTable('callback_deliveries')
      .set({ ...givenUp, updated_at });
    await own.where('id', 'in', ids).execute();
  };
  return { preview, startAs, start, run, resultsOf, work, giveUp };
}
