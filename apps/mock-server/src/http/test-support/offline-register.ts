import type { Db, Row } from '../../db/schema.ts';
import { UNKNOWN_ID } from './failure-cases.ts';

/** The register of a point is offline, or coming back from it; it has no numbers left. */
export const offlineRegister = (pointId: string, state: 'offline' | 'returning') => async (db: Db) => {
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
