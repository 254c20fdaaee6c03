/** A register whose documents the tax service refuses: what was made offline is made again, after what it has. */

import type { EventBody } from '@kasa/contracts/events/events';
import type { TaxRefusal } from '@kasa/contracts/points/register-shift-states';
import type { Transaction } from 'kysely';
import { numberReceipt } from '../../db/receipt-outbox.ts';
import { newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { publish } from '../../events/publish.ts';
import { clockAt } from '../../http/clock.ts';
import { totalColumns, totalsOf } from '../../http/fiscal/turnover.ts';
import { type ChangeContext, recordChange } from '../../http/journal/record-change.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import { type DocumentBody, isOfSession } from '../documents/build-document.ts';
import { authorOf as actorOf, type WritingServices } from '../shifts/begin.ts';
import { lockPoint, pointChanged, shiftChanged } from '../shifts/shift-store.ts';
import type { Making } from '../shifts/write-document.ts';
import { writeRecorded } from '../shifts/write-recorded.ts';
import type { RegisterState } from '../tax-service/tax-service.ts';
import { keepClock } from './keep-clock.ts';
import { offlineLimit } from './limits.ts';
import { keepNumbers, numbersOf, type RegisterOf } from './offline-store.ts';
import {
  type Broken,
  brokenRegister,
  madeBy,
  planOf,
  type Repair,
  type Source,
  sourceOf,
} from './repair-plan.ts';

type Document = Row<'register_documents'>;

/**
 * Makes the documents again; they are sent afterwards.
 * @param asked what there was to repair when the tax service was asked
 * @param state of the register at the tax service
 * @throws OperationFailure `not_found`, `register_not_refused`, `register_offline_limit`
 */
export async function repair(
  tx: Transaction<Schema>,
  { clock, signer }: Pick<WritingServices, 'clock' | 'signer'>,
  context: ChangeContext,
  { id: point_id, register_number }: { readonly id: string; readonly register_number: string },
  asked: Broken,
  state: RegisterState,
): Promise<void> {
  const merchant_id = context.session.merchantId;
  const point = await lockPoint(tx, merchant_id, point_id);
  const register = { merchant_id, register_number };
  const { broken } = await brokenRegister(tx, register);
  // Somebody else has repaired it, or it has been refused once more.
  if (broken === undefined || broken.session?.version !== asked.session?.version)
    throw new OperationFailure('register_not_refused');
  const { documents } = broken;
  const now = clock.nowIso();
  const plan = planOf(broken, state, now, actorOf(context));
  const steps = madeBy(plan);
  const { used, given } = await continueNumbers(tx, register, state, now);
  if (given === 0 || used + steps.length > given)
    throw new OperationFailure('register_offline_limit', { offline_limit: 'numbers' });
  const numbers: ShiftNumbers = new Map();
  for (const document of documents) {
    await leaveOut(tx, context, point, document, broken.refusal, now);
    const { kind, shift_id, is_added } = document;
    const isOfShift = is_added === 0 && (kind === 'shift_open' || kind === 'z_report');
    if (isOfShift) numbers.set(`${shift_id} ${kind}`, null);
  }

  let previous: NonNullable<Making['previous']> = { local_number: state.lastNumber, hash: state.lastHash };
  const told: EventBody[] = [];
  const write = async (
    { shift_id, created_at, receipt_of, ...author }: Source,
    body: DocumentBody,
    isAdded = false,
  ) => {
    const shifts = tx.selectFrom('register_shifts').selectAll().where('id', '=', shift_id);
    const shift = await shifts.executeTakeFirstOrThrow();
    const next = isOfSession(body.kind) ? undefined : await numbersOf(tx, register);
    const columns = newRowColumns(merchant_id, created_at);
    const receiptOf = 'receipt' in body ? (receipt_of ?? undefined) : undefined;
    const how = { isOffline: true, numbers: next, previous, receiptOf, isAdded, columns };
    const at = { clock: clockAt(created_at), signer };
    const of = { point, shift };
    const made = await writeRecorded(tx, at, context, of, await ofSale(tx, body, receiptOf), author, how);
    if (made.fiscal_number !== null) told.push(...(await numberReceipt(tx, made, made.fiscal_number, now)));
    previous = { local_number: made.local_number, hash: made.hash };
    return made;
  };
  const { shift_id } = documents.at(-1) ?? broken.last;
  const session = await sessionOf(tx, broken, point, now);
  const bound = (created_at: string): Source => ({
    ...{ shift_id, created_at, receipt_of: null },
    ...actorOf(context),
  });
  const begun = documents.find(({ kind }) => kind === 'offline_start')?.created_at ?? session.started_at;
  if (!state.isOffline) await write(bound(begun), { kind: 'offline_start' });
  for (const { action, body, of } of steps) {
    const isAdded = action === 'add';
    const { fiscal_number } = await write(sourceOf(of), body, isAdded);
    const { kind } = body;
    if (kind === 'shift_open' || (kind === 'z_report' && !isAdded))
      numbers.set(`${of.shift_id} ${kind}`, fiscal_number);
  }
  await write(bound(session.ended_at), { kind: 'offline_end' });

  const changed = await keepShifts(tx, context, point, plan, numbers, state, now);
  await keepClock(tx, point_id);
  await publish(tx, merchant_id, now, pointChanged(point), ...changed.map(shiftChanged), ...told);
}

/** The receipt of a return names the sale by its number of now. @param id of the refund */
async function ofSale(
  tx: Transaction<Schema>,
  body: DocumentBody,
  id: string | undefined,
): Promise<DocumentBody> {
  if (body.kind !== 'return') return body;
  const sale = tx.selectFrom('refunds').innerJoin('transactions as t', 't.id', 'refunds.transaction_id');
  const numbered = sale.select('t.fiscal_number').where('refunds.id', '=', id ?? '');
  const { fiscal_number: sale_fiscal_number } = await numbered.executeTakeFirstOrThrow();
  return { ...body, receipt: { ...body.receipt, sale_fiscal_number } };
}

/** The session that a repair ends; a register that was refused online was offline for no time. */
async function sessionOf(
  tx: Transaction<Schema>,
  { session }: Broken,
  { id: point_id, merchant_id, fiscal_register_number }: Row<'branches'>,
  now: string,
): Promise<{ readonly started_at: string; readonly ended_at: string }> {
  const returning = { state: 'returning', refusal: null } as const;
  if (session !== undefined) {
    const ended_at = session.ended_at ?? now;
    const own = tx.updateTable('offline_sessions').where('id', '=', session.id);
    await own.set({ ...returning, ended_at, ...updatedRowColumns(now) }).execute();
    return { started_at: session.started_at, ended_at };
  }
  const row: Row<'offline_sessions'> = {
    ...{ ...newRowColumns(merchant_id, now), ...returning, point_id },
    ...{ register_number: fiscal_register_number ?? '', started_at: now, ended_at: now },
    ...{ ...offlineLimit(new Date(now), []), next_check_at: now, checks: 0 },
  };
  await tx.insertInto('offline_sessions').values(row).execute();
  return { started_at: now, ended_at: now };
}

/** A document that the tax service does not have gives way to what is made in its place. */
async function leaveOut(
  tx: Transaction<Schema>,
  context: ChangeContext,
  point: Row<'branches'>,
  { id, local_number }: Document,
  refusal: TaxRefusal,
  now: string,
): Promise<void> {
  const refused = { state: 'refused', refusal, settled_at: now, ...updatedRowColumns(now) } as const;
  await tx.updateTable('register_documents').set(refused).where('id', '=', id).execute();
  const object = { type: 'register_document', id, name: `${point.name}, № ${local_number}` };
  await recordChange(tx, context, { object, before: { state: 'offline' }, after: { state: 'refused' } });
}

/** Goes on with the numbers that the tax service takes next: what it has refused used up none. */
async function continueNumbers(
  tx: Transaction<Schema>,
  register: RegisterOf,
  { offlineNumbers }: RegisterState,
  now: string,
): Promise<Row<'offline_numbers'>> {
  await keepNumbers(tx, register, offlineNumbers, now);
  const { merchant_id, register_number } = register;
  const own = tx.updateTable('offline_numbers').where('merchant_id', '=', merchant_id);
  return own
    .where('register_number', '=', register_number)
    .set({ given: offlineNumbers.given, used: offlineNumbers.used, ...updatedRowColumns(now) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Fiscal numbers of what opened and closed shifts: `<shift> <kind of document>`. */
type ShiftNumbers = Map<`${string} ${'shift_open' | 'z_report'}`, string | null>;

/** Gives shifts the numbers of their new documents and the sums that the tax service has. */
async function keepShifts(
  tx: Transaction<Schema>,
  context: ChangeContext,
  point: Row<'branches'>,
  { sums, keepsOther }: Repair,
  numbers: ShiftNumbers,
  { shiftOpenedAt }: RegisterState,
  now: string,
): Promise<Row<'register_shifts'>[]> {
  const changed: Row<'register_shifts'>[] = [];
  const ids = new Set([...[...numbers.keys()].map((key) => key.split(' ')[0] ?? ''), ...sums.keys()]);
  for (const id of ids) {
    const own = tx.selectFrom('register_shifts').selectAll().where('id', '=', id);
    const shift = await own.executeTakeFirstOrThrow();
    const { opening_number, z_number, service_in, service_out, refusal } = shift;
    const [opening, closing] = [numbers.get(`${id} shift_open`), numbers.get(`${id} z_report`)];
    const { sales, returns, ...has } = totalColumns(sums.get(id) ?? totalsOf(shift));
    const before = {
      ...{ opening_number, z_number, refusal },
      ...{ service_in: Number(service_in), service_out: Number(service_out) },
    };
    const after = {
      opening_number: opening === undefined ? opening_number : opening,
      z_number: closing === undefined ? z_number : closing,
      refusal: null,
      ...has,
    };
    // Its 24 hours began when it was opened elsewhere.
    const opened = keepsOther && shift.state !== 'closed' ? { opened_at: shiftOpenedAt } : {};
    const update = tx.updateTable('register_shifts').where('id', '=', id);
    await update.set({ ...after, sales, returns, ...opened, ...updatedRowColumns(now) }).execute();
    const object = { type: 'register_shift', id, name: point.name };
    await recordChange(tx, context, { object, before, after });
    changed.push(shift);
  }
  return changed;
}
