import { pointsOperations as points } from '@kasa/contracts/points/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { clockCodes } from './clock-codes.ts';
import { shiftCodes } from './shift-codes.ts';

/** How the operations of points earn their own codes. */
export const failureCases: FailureCases = {
  ...shiftCodes,
  ...clockCodes,
  'listPoints not_found': exampleWith(points.listPoints, { query: { company_id: UNKNOWN_ID } }),
  'exportPoints not_found': exampleWith(points.exportPoints, { query: { company_id: UNKNOWN_ID } }),
  'createPoint not_found': exampleWith(points.createPoint, { body: { company_id: UNKNOWN_ID } }),
  'createPoint conflict': exampleWith(points.createPoint, { body: { fiscal_register_number: '4000512871' } }),
  'deletePoint point_in_use': exampleWith(points.deletePoint, { params: { id: ids.point } }),
  'uploadPointKey key_password_wrong': exampleWith(points.uploadPointKey, {
    body: { password: 'demo-key-2025' },
  }),
  'uploadPointKey key_unreadable': exampleWith(points.uploadPointKey, { body: { content: 'a2V5' } }),
  ...Object.fromEntries(
    [points.getKeyRegisters, points.addKeyPoints].map((op) => [
      `${op.id} point_key_unfit`,
      exampleWith(op, {}, (db) =>
        db.updateTable('point_keys').set({ valid_to: '2020-01-01T00:00:00.000Z' }).execute(),
      ),
    ]),
  ),
  'deletePointKey point_key_in_use': exampleWith(points.deletePointKey, { params: { id: ids.pointKey } }),
};
