/** A register that does not reach the tax service goes on without it, within its limits. */
import type { EventBody } from '@kasa/contracts/events/events';
import type { Transaction } from 'kysely';
import { nextCheckAt } from '../../db/next-check.ts';
import { newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import type { Clock } from '../../http/clock.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import { takeEffect } from '../shifts/settle.ts';
import { lockShift } from '../shifts/shift-store.ts';
import { offlineLimit } from './limits.ts';
import {
  numbersOf,
  type OfflineSession,
  openSession,
  type RegisterOf,
  timesInMonth,
} from './offline-store.ts';

/** What the documents of a register that is offline are made with. */
export interface OfflineLink {
  readonly session: OfflineSession;
  readonly numbers: Row<'offline_numbers'>;
  /** The register has just gone offline, and has to say so before anything else. */
  readonly isNew: boolean;
  /** What is to be told of a document that waited, and counts as made offline now. */
  readonly told: readonly EventBody[];
}

const hasNumbers = (numbers: Row<'offline_numbers'> | undefined) =>
  numbers !== undefined && numbers.used < numbers.given;

/**
 * How the next document of a register is made; undefined: online, because the tax service is reached or because it has
 * given no numbers to go on with. A document that still waits for an answer then counts as made offline.
 * @param point locked
 * @throws OperationFailure `register_offline_limit`, `register_returning`
 */
export async function offlineLink(
  tx: Transaction<Schema>,
  clock: Clock,
  { id: point_id, merchant_id, fiscal_register_number }: Row<'branches'>,
  isReachable: boolean,
): Promise<OfflineLink | undefined> {
  const register = { merchant_id, register_number: fiscal_register_number ?? '' };
  const known = await openSession(tx, register);
  if (known !== undefined && known.state !== 'offline') throw new OperationFailure('register_returning');
  if (known === undefined && isReachable) return undefined;
  const numbers = await numbersOf(tx, register);
  if (known === undefined && !hasNumbers(numbers)) return undefined;
  const now = clock.nowIso();
  const session = known ?? {
    ...{
      ...newRowColumns(merchant_id, now),
      ...register,
      point_id,
      state: 'offline' as const,
      refusal: null,
    },
    ...{ started_at: now, ended_at: null, next_check_at: nextCheckAt(clock.now(), 0), checks: 0 },
    ...offlineLimit(clock.now(), await timesInMonth(tx, register, clock.now())),
  };
  // The month is used up: it waits, as a register without numbers does.
  if (known === undefined && session.stops_at <= now) return undefined;
  const limit = session.stops_at <= now ? session.stops_by : hasNumbers(numbers) ? null : 'numbers';
  if (limit !== null || numbers === undefined)
    throw new OperationFailure('register_offline_limit', { offline_limit: limit ?? 'numbers' });
  if (known !== undefined) return { session, numbers, isNew: false, told: [] };
  await tx.insertInto('offline_sessions').values(session).execute();
  return { session, numbers, isNew: true, told: await adoptPending(tx, clock, register) };
}

/** Whether the tax service has it, is known when it is back: it keeps its place before what is made offline. */
async function adoptPending(
  tx: Transaction<Schema>,
  clock: Clock,
  register: RegisterOf,
): Promise<EventBody[]> {
  const pending = await tx
    .selectFrom('register_documents')
    .selectAll()
    .where('merchant_id', '=', register.merchant_id)
    .where('register_number', '=', register.register_number)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (pending === undefined) return [];
  const own = tx.updateTable('register_documents').where('id', '=', pending.id);
  await own.set({ state: 'offline', ...updatedRowColumns(clock.nowIso()) }).execute();
  return takeEffect(tx, clock, await lockShift(tx, register.merchant_id, pending.shift_id), pending);
}
