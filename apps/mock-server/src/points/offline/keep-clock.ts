/** What a point keeps of its fiscal clock, so that lists find and sort by it. */
import type { tradeStops } from '@kasa/contracts/points/offline-rules';
import { MAX_SHIFT_HOURS } from '@kasa/contracts/points/register-shift-states';
import type { Transaction } from 'kysely';
import { NEVER_STOPS } from '../../db/point-tables.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import { linkOf, numbersOf, type OfflineSession } from './offline-store.ts';
import { brokenRegister } from './repair-plan.ts';

type Stop = readonly [at: string, by: (typeof tradeStops)[number]];

/** A register that is offline must not go on at a limit; while it comes back it makes nothing. */
function offlineStop(session: OfflineSession, numbers: Row<'offline_numbers'> | undefined): Stop {
  if (session.state === 'returning') return [session.ended_at ?? session.stops_at, 'offline'];
  const isOut = numbers === undefined || numbers.used >= numbers.given;
  return [isOut ? (numbers ?? session).updated_at : session.stops_at, 'offline'];
}

/** A shift that waits to be closed, or whose closing was refused, ends all the same; undefined: it closes by itself. */
async function shiftStop(db: Db, pointId: string): Promise<Stop | undefined> {
  const shifts = db.selectFrom('register_shifts').select(['id', 'state', 'refusal', 'opened_at']);
  const open = shifts.where('point_id', '=', pointId).where('state', 'in', ['opened', 'closing']);
  const shift = await open.executeTakeFirst();
  if (shift === undefined || shift.opened_at === null) return undefined;
  if (shift.state === 'opened') {
    if (shift.refusal === null) return undefined;
    const documents = db.selectFrom('register_documents').select('kind').where('shift_id', '=', shift.id);
    const last = await documents.orderBy('id', 'desc').limit(1).executeTakeFirst();
    if (last?.kind !== 'z_report') return undefined;
  }
  return [new Date(Date.parse(shift.opened_at) + MAX_SHIFT_HOURS * 3_600_000).toISOString(), 'shift'];
}

/** Reckons anew what the point keeps. Call it last of what changes its shift, its key or its link. */
export async function keepClock(tx: Transaction<Schema>, pointId: string): Promise<void> {
  const point = await tx
    .selectFrom('branches')
    .leftJoin('point_keys', 'point_keys.id', 'branches.point_key_id')
    .select(['branches.merchant_id', 'branches.fiscal_register_number', 'point_keys.valid_to'])
    .where('branches.id', '=', pointId)
    .executeTakeFirstOrThrow();
  const { merchant_id, fiscal_register_number, valid_to } = point;
  const register = { merchant_id, register_number: fiscal_register_number ?? '' };
  const stops: Stop[] = valid_to === null ? [] : [[valid_to, 'key']];
  const shift = await shiftStop(tx, pointId);
  if (shift !== undefined) stops.push(shift);
  const { session, broken } = await brokenRegister(tx, register);
  if (broken !== undefined) stops.push([(session ?? broken.last).updated_at, 'refused']);
  else if (session !== undefined) stops.push(offlineStop(session, await numbersOf(tx, register)));
  const [[trade_stops_at, trade_stops_by] = [NEVER_STOPS, ''] as const] = stops.sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const register_link = broken === undefined ? linkOf(session?.state) : 'refused';
  const kept = { trade_stops_at, trade_stops_by, register_link };
  await tx.updateTable('branches').set(kept).where('id', '=', pointId).execute();
}
