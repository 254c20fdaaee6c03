import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { Db, Row } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';

/** The register of a point is offline, or coming back from it; it has no numbers left. */
const offline = (pointId: string, state: 'offline' | 'returning') => async (db: Db) => {
  const at = '2026-11-20T06:00:00.000Z';
  const points = db.selectFrom('branches').selectAll().where('id', '=', pointId);
  const { merchant_id, fiscal_register_number } = await points.executeTakeFirstOrThrow();
  const common = {
    ...{ id: UNKNOWN_ID, merchant_id, created_at: at, updated_at: at, version: 1 },
    register_number: fiscal_register_number ?? '',
  };
  const session: Row<'offline_sessions'> = {
    ...{ ...common, point_id: pointId, state, refusal: null, started_at: at, stops_at: at },
    ...{ stops_by: 'in_row', ended_at: null, next_check_at: at, checks: 0 },
  };
  await db.insertInto('offline_sessions').values(session).execute();
  const numbers = db.selectFrom('offline_numbers').select('id').where('merchant_id', '=', merchant_id);
  const known = numbers.where('register_number', '=', common.register_number);
  if ((await known.executeTakeFirst()) !== undefined) return;
  const row = { ...common, session_number: '1', seed: '1', given: 0, used: 0 };
  await db.insertInto('offline_numbers').values(row).execute();
};

const writes = [
  [ops.openRegisterShift, ids.pointToEdit],
  [ops.closeRegisterShift, ids.point],
  [ops.recordServiceCash, ids.pointWithCash],
] as const;

/** How the operations of shifts and of the fiscal clock earn the codes of registers that are offline. */
export const clockCodes: FailureCases = {
  ...Object.fromEntries(
    writes.flatMap(([op, point]) => [
      [`${op.id} register_offline_limit`, exampleWith(op, {}, offline(point, 'offline'))],
      [`${op.id} register_returning`, exampleWith(op, {}, offline(point, 'returning'))],
    ]),
  ),
  'repairRegister register_not_refused': exampleWith(ops.repairRegister, { params: { id: ids.point } }),
  'repairRegister register_offline_limit': exampleWith(ops.repairRegister, {}, (db) =>
    db.updateTable('tax_registers').set({ offline_used: 1_000_000 }).execute(),
  ),
};
