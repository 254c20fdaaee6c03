import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { pendingDocument } from '../../http/test-support/pending-document.ts';

const closed = { params: { id: ids.registerShift } };

/** How the operations of shifts earn their own codes. */
export const shiftCodes: FailureCases = {
  'listRegisterShifts not_found': exampleWith(ops.listRegisterShifts, { query: { point_id: UNKNOWN_ID } }),
  'exportRegisterShifts not_found': exampleWith(ops.exportRegisterShifts, {
    query: { point_id: UNKNOWN_ID },
  }),
  'openRegisterShift not_found': exampleWith(ops.openRegisterShift, { body: { point_id: UNKNOWN_ID } }),
  'openRegisterShift point_without_register': exampleWith(ops.openRegisterShift, {}, (db) =>
    db
      .updateTable('branches')
      .set({ kind: 'non_fiscal', fiscal_register_number: null })
      .where('id', '=', ids.pointToEdit)
      .execute(),
  ),
  'openRegisterShift point_key_unfit': exampleWith(
    ops.openRegisterShift,
    { body: { point_id: ids.point } },
    (db) => db.updateTable('point_keys').set({ valid_to: '2020-01-01T00:00:00.000Z' }).execute(),
  ),
  'openRegisterShift register_shift_open': exampleWith(ops.openRegisterShift, {
    body: { point_id: ids.point },
  }),
  'closeRegisterShift register_shift_not_open': exampleWith(ops.closeRegisterShift, closed),
  'closeRegisterShift register_document_pending': exampleWith(
    ops.closeRegisterShift,
    {},
    pendingDocument(ids.registerShiftToClose),
  ),
  'recordServiceCash register_shift_not_open': exampleWith(ops.recordServiceCash, closed),
  'recordServiceCash register_document_pending': exampleWith(
    ops.recordServiceCash,
    {},
    pendingDocument(ids.registerShiftForCash),
  ),
  'recordServiceCash register_cash_not_enough': exampleWith(ops.recordServiceCash, {
    body: { kind: 'service_out' },
  }),
};
