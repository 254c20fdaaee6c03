import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { MAX_TERMINALS_PER_RUN } from '@kasa/contracts/terminals/bulk-run-values';
import { terminalsOperations as terminals } from '@kasa/contracts/terminals/operations';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { newId } from '../../db/row-columns.ts';
import type { Db } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';

const { previewBulkRun, startBulkRun, previewOfflineUpdate, startOfflineUpdate } = terminals;

/** Nothing of that name is there. */
const none = { body: { target: { q: 'немає такого ніде' } } };

/** More terminals than a run may have. */
const tooMany = async (db: Db) => {
  const one = db.selectFrom('terminals').selectAll().where('kind', '=', 'offline');
  const known = await one.where('merchant_id', '=', ids.merchant).executeTakeFirstOrThrow();
  const rows = Array.from({ length: MAX_TERMINALS_PER_RUN + 1 }, (_, n) => {
    const number = `X1${String(n).padStart(6, '0')}`;
    return { ...known, id: newId(), number, ptks_id: number };
  });
  await bulkInsert(db, 'terminals', rows);
};

/** A run that has not ended, as the seed has one of another kind. */
const unfinished = (kind: 'apply_template' | 'offline_all_update') => (db: Db) =>
  db.updateTable('bulk_runs').set({ kind }).where('id', '=', ids.bulkRunToCancel).execute();

const noOffline = (db: Db) => db.updateTable('terminals').set({ kind: 'acquiring' }).execute();
const everything = { body: { target: {} } };
/** Something else was shown. */
const other = { body: { digest: '0'.repeat(32) } };

/** How runs over many terminals earn their own codes. */
export const bulkOwnCodes: FailureCases = {
  'previewBulkRun not_found': exampleWith(previewBulkRun, {
    body: { target: { terminal_ids: [UNKNOWN_ID] } },
  }),
  'previewBulkRun bulk_run_too_large': exampleWith(previewBulkRun, everything, tooMany),
  'startBulkRun not_found': exampleWith(startBulkRun, { body: { template_id: UNKNOWN_ID } }),
  'startBulkRun bulk_run_empty': exampleWith(startBulkRun, none),
  'startBulkRun bulk_run_too_large': exampleWith(startBulkRun, everything, tooMany),
  'startBulkRun bulk_run_unfinished': exampleWith(startBulkRun, {}, unfinished('apply_template')),
  'startBulkRun bulk_targets_changed': exampleWith(startBulkRun, other),
  'previewOfflineUpdate bulk_run_too_large': exampleWith(previewOfflineUpdate, {}, tooMany),
  'startOfflineUpdate bulk_run_empty': exampleWith(startOfflineUpdate, {}, noOffline),
  'startOfflineUpdate bulk_run_too_large': exampleWith(startOfflineUpdate, {}, tooMany),
  'startOfflineUpdate bulk_run_unfinished': exampleWith(
    startOfflineUpdate,
    {},
    unfinished('offline_all_update'),
  ),
  'startOfflineUpdate bulk_targets_changed': exampleWith(startOfflineUpdate, other),
};
