/** What a register knows of its time without the tax service. */
import type { RegisterLink } from '@kasa/contracts/points/offline-rules';
import { MAX_SHIFT_HOURS } from '@kasa/contracts/points/register-shift-states';
import type { Transaction } from 'kysely';
import type { BusinessColumns } from '../../db/columns.ts';
import { NEVER_STOPS } from '../../db/point-tables.ts';
import { newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import type { OfflineNumbers } from '../tax-service/tax-service.ts';
import { monthBegins } from './limits.ts';

export type OfflineSession = Row<'offline_sessions'>;

/** A register of a merchant. */
export interface RegisterOf {
  readonly merchant_id: string;
  readonly register_number: string;
}

/** @param state of `openSession`; undefined, null: there is none */
export const linkOf = (state: OfflineSession['state'] | null | undefined): RegisterLink =>
  state === 'offline' || state === 'returning' || state === 'refused' ? state : 'online';

/** The register's time without the tax service that has not ended; undefined: it is online. */
export const openSession = (db: Db, { merchant_id, register_number }: RegisterOf) =>
  db
    .selectFrom('offline_sessions')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('register_number', '=', register_number)
    .where('state', '<>', 'ended')
    .executeTakeFirst();

export const numbersOf = (db: Db, { merchant_id, register_number }: RegisterOf) =>
  db
    .selectFrom('offline_numbers')
    .selectAll()
    .where('merchant_id', '=', merchant_id)
    .where('register_number', '=', register_number)
    .executeTakeFirst();

/** Its times without the tax service that reach into the month of `now`. */
export const timesInMonth = (db: Db, { merchant_id, register_number }: RegisterOf, now: Date) =>
  db
    .selectFrom('offline_sessions')
    .select(['started_at', 'ended_at'])
    .where('merchant_id', '=', merchant_id)
    .where('register_number', '=', register_number)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>=', monthBegins(now))]))
    .execute();

/** Documents that the tax service does not have yet, in order. */
export const undelivered = (db: Db, { merchant_id, register_number }: RegisterOf) =>
  db
    .selectFrom('register_documents')
    .where('merchant_id', '=', merchant_id)
    .where('register_number', '=', register_number)
    .where('state', '=', 'offline')
    .orderBy('local_number');

/** Keeps the numbers that the tax service gave, unless they are those that it gave before. */
export async function keepNumbers(
  tx: Db,
  register: RegisterOf,
  { sessionNumber: session_number, seed, given }: OfflineNumbers,
  now: string,
  columns: BusinessColumns = newRowColumns(register.merchant_id, now),
): Promise<void> {
  const known = await numbersOf(tx, register);
  if (known?.session_number === session_number) return;
  const numbers = { session_number, seed, given, used: 0 };
  if (known !== undefined) {
    const own = tx.updateTable('offline_numbers').where('id', '=', known.id);
    await own.set({ ...numbers, ...updatedRowColumns(now) }).execute();
    return;
  }
  const row = { ...columns, register_number: register.register_number, ...numbers };
  await tx.insertInto('offline_numbers').values(row).execute();
}

/** When a register that is offline must not go on; undefined: it is not, or is coming back. */
function offlineStop(session: OfflineSession | undefined, numbers: Row<'offline_numbers'> | undefined) {
  if (session === undefined || session.state === 'returning') return undefined;
  if (session.state === 'refused') return session.updated_at;
  const isOut = numbers === undefined || numbers.used >= numbers.given;
  return isOut ? (numbers ?? session).updated_at : session.stops_at;
}

/** When a shift that could not be closed ends all the same; undefined: nothing speaks against closing it. */
export function shiftStop(
  shift: Pick<Row<'register_shifts'>, 'refusal' | 'opened_at'> | undefined,
): string | undefined {
  if (shift === undefined || shift.opened_at === null || shift.refusal === null) return undefined;
  return new Date(Date.parse(shift.opened_at) + MAX_SHIFT_HOURS * 3_600_000).toISOString();
}

/** Reckons anew when a point has to stop selling. Call it last of what changes its shift, its key or its link. */
export async function keepTradeStop(tx: Transaction<Schema>, pointId: string): Promise<void> {
  const point = await tx
    .selectFrom('branches')
    .leftJoin('point_keys', 'point_keys.id', 'branches.point_key_id')
    .select(['branches.merchant_id', 'branches.fiscal_register_number as register_number'])
    .select(['branches.trade_stops_at', 'point_keys.valid_to'])
    .where('branches.id', '=', pointId)
    .executeTakeFirstOrThrow();
  const { merchant_id, register_number } = point;
  const shifts = tx.selectFrom('register_shifts').select(['refusal', 'opened_at']);
  const shift = await shifts
    .where('point_id', '=', pointId)
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  const register = { merchant_id, register_number: register_number ?? '' };
  const offline = offlineStop(await openSession(tx, register), await numbersOf(tx, register));
  const stops = [shiftStop(shift), offline, point.valid_to ?? undefined];
  const known = stops.filter((at) => at !== undefined);
  const trade_stops_at = known.sort()[0] ?? NEVER_STOPS;
  if (trade_stops_at === point.trade_stops_at) return;
  await tx.updateTable('branches').set({ trade_stops_at }).where('id', '=', pointId).execute();
}
