import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { MAX_CALLBACKS_PER_RUN } from '@kasa/contracts/terminals/resend-run-values';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { newId } from '../../db/row-columns.ts';
import type { Db } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { createDigest } from '../../runs/preview.ts';
import { somePayment } from '../../transactions/test-support/payments.ts';

const { previewResendRun, startResendRun } = ops;

const unknown = { body: { target: { terminal_id: [UNKNOWN_ID] } } };
const none = { body: { target: { host: ['nobody.test'] }, digest: createDigest('resend').digest() } };
const tooMany = async (db: Db) => {
  const own = db.selectFrom('callback_deliveries').selectAll().where('id', '=', ids.callbackDeliveryGivenUp);
  const known = await own.executeTakeFirstOrThrow();
  const payments = Array.from({ length: MAX_CALLBACKS_PER_RUN }, () => somePayment());
  await bulkInsert(db, 'transactions', payments);
  const rows = payments.map(({ id: transaction_id }) => ({ ...known, id: newId(), transaction_id }));
  await bulkInsert(db, 'callback_deliveries', rows);
};
/** The run of the seed, as if it had not ended. */
const unfinished = (db: Db) =>
  db
    .updateTable('bulk_runs')
    .set({ state: 'running', finished_at: null })
    .where('id', '=', ids.resendRun)
    .execute();

/** How runs that send callbacks again earn their own codes. */
export const resendRunCodes: FailureCases = {
  'previewResendRun not_found': exampleWith(previewResendRun, unknown),
  'previewResendRun bulk_run_too_large': exampleWith(previewResendRun, {}, tooMany),
  'startResendRun not_found': exampleWith(startResendRun, unknown),
  'startResendRun bulk_run_empty': exampleWith(startResendRun, none),
  'startResendRun bulk_run_too_large': exampleWith(startResendRun, {}, tooMany),
  'startResendRun bulk_run_unfinished': exampleWith(startResendRun, {}, unfinished),
  'startResendRun bulk_targets_changed': exampleWith(startResendRun, { body: { digest: 'f'.repeat(32) } }),
};
