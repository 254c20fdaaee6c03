import { pointsOperations as points } from '@kasa/contracts/points/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { exampleWith, type FailureCases } from '../../http/test-support/failure-cases.ts';

/** How the operations of points earn their own codes. */
export const failureCases: FailureCases = {
  'uploadPointKey key_password_wrong': exampleWith(points.uploadPointKey, { body: { password: 'demo-key-2025' } }),
  'uploadPointKey key_unreadable': exampleWith(points.uploadPointKey, { body: { content: 'a2V5' } }),
  'deletePointKey point_key_in_use': exampleWith(points.deletePointKey, { params: { id: ids.pointKey } }),
};
