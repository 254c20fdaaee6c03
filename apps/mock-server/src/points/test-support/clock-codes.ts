import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { exampleWith, type FailureCases } from '../../http/test-support/failure-cases.ts';
import { offlineRegister } from '../../http/test-support/offline-register.ts';

const writes = [
  [ops.openRegisterShift, ids.pointToEdit],
  [ops.closeRegisterShift, ids.point],
  [ops.recordServiceCash, ids.pointWithCash],
] as const;

/** How the operations of shifts and of the fiscal clock earn the codes of registers that are offline. */
export const clockCodes: FailureCases = {
  ...Object.fromEntries(
    writes.flatMap(([op, point]) => [
      [`${op.id} register_offline_limit`, exampleWith(op, {}, offlineRegister(point, 'offline'))],
      [`${op.id} register_returning`, exampleWith(op, {}, offlineRegister(point, 'returning'))],
    ]),
  ),
  'repairRegister register_not_refused': exampleWith(ops.repairRegister, { params: { id: ids.point } }),
  'repairRegister register_offline_limit': exampleWith(ops.repairRegister, {}, (db) =>
    db.updateTable('tax_registers').set({ offline_used: 1_000_000 }).execute(),
  ),
};
