import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { MAX_PAYMENTS_PER_RUN } from '@kasa/contracts/transactions/reversal-run-values';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { somePayment } from './payments.ts';

const { previewReversalRun, startReversalRun } = ops;

const unknown = { body: { target: { transaction_ids: [UNKNOWN_ID] } } };
/** Nothing was paid then. */
const none = { body: { target: { date_from: '2020-01-01', date_to: '2020-01-01' } } };
const everything = { body: { target: { payment_form: ['cash'] } } };
const tooMany = (db: Db) =>
  bulkInsert(
    db,
    'transactions',
    Array.from({ length: MAX_PAYMENTS_PER_RUN + 1 }, () => somePayment()),
  );
/** The run of the seed, as if it had not ended. */
const unfinished = (db: Db) =>
  db
    .updateTable('bulk_runs')
    .set({ state: 'running', finished_at: null })
    .where('id', '=', ids.reversalRun)
    .execute();

/** How runs of reversals earn their own codes. */
export const reversalRunCodes: FailureCases = {
  'previewReversalRun not_found': exampleWith(previewReversalRun, unknown),
  'previewReversalRun bulk_run_too_large': exampleWith(previewReversalRun, everything, tooMany),
  'startReversalRun not_found': exampleWith(startReversalRun, unknown),
  'startReversalRun bulk_run_empty': exampleWith(startReversalRun, none),
  'startReversalRun bulk_run_too_large': exampleWith(startReversalRun, everything, tooMany),
  'startReversalRun bulk_run_unfinished': exampleWith(startReversalRun, {}, unfinished),
  'startReversalRun bulk_targets_changed': exampleWith(startReversalRun, {
    body: { digest: '0'.repeat(32) },
  }),
};
