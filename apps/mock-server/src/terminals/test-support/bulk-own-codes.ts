import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { MAX_IN_RUN } from '@kasa/contracts/terminals/bulk-run-values';
import { terminalsOperations as terminals } from '@kasa/contracts/terminals/operations';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db } from '../../db/schema.ts';
import { newId } from '../../db/stamps.ts';
import { changed, NOBODY, type OwnCodes } from '../../http/test-support/own-codes.ts';

const { previewBulkRun, startBulkRun, previewOfflineUpdate, startOfflineUpdate } = terminals;

/** Nothing of that name is there. */
const none = { body: { target: { q: 'немає такого ніде' } } };

/** More terminals than a run may have. */
const tooMany = async (db: Db) => {
  const one = db.selectFrom('terminals').selectAll().where('kind', '=', 'offline');
  const known = await one.where('merchant_id', '=', ids.merchant).executeTakeFirstOrThrow();
  const rows = Array.from({ length: MAX_IN_RUN + 1 }, (_, n) => {
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
export const bulkOwnCodes: OwnCodes = {
  'previewBulkRun not_found': changed(previewBulkRun, { body: { target: { terminal_ids: [NOBODY] } } }),
  'previewBulkRun bulk_run_too_large': changed(previewBulkRun, everything, tooMany),
  'startBulkRun not_found': changed(startBulkRun, { body: { template_id: NOBODY } }),
  'startBulkRun bulk_run_empty': changed(startBulkRun, none),
  'startBulkRun bulk_run_too_large': changed(startBulkRun, everything, tooMany),
  'startBulkRun bulk_run_unfinished': changed(startBulkRun, {}, unfinished('apply_template')),
  'startBulkRun bulk_targets_changed': changed(startBulkRun, other),
  'previewOfflineUpdate bulk_run_too_large': changed(previewOfflineUpdate, {}, tooMany),
  'startOfflineUpdate bulk_run_empty': changed(startOfflineUpdate, {}, noOffline),
  'startOfflineUpdate bulk_run_too_large': changed(startOfflineUpdate, {}, tooMany),
  'startOfflineUpdate bulk_run_unfinished': changed(startOfflineUpdate, {}, unfinished('offline_all_update')),
  'startOfflineUpdate bulk_targets_changed': changed(startOfflineUpdate, other),
};
