/** What a register knows of its time without the tax service. */
import type { RegisterLink } from '@kasa/contracts/points/offline-rules';
import type { BusinessColumns } from '../../db/columns.ts';
import { newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Db, Row } from '../../db/schema.ts';
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
