/** A register whose offline documents the tax service refuses: they are made again, after what it has. */
import type { RegisterRepairEntity } from '@kasa/contracts/points/clock';
import type { RegisterDocumentKind, TaxRefusal } from '@kasa/contracts/points/register-shift-states';
import type { Transaction } from 'kysely';
import { newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import { publish } from '../../events/publish.ts';
import { clockAt } from '../../http/clock.ts';
import { type ChangeContext, recordChange } from '../../http/journal/record-change.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import type { DocumentBody } from '../documents/build-document.ts';
import type { WritingServices } from '../shifts/begin.ts';
import { lockPoint, pointChanged } from '../shifts/shift-store.ts';
import type { DocumentAuthor, Making } from '../shifts/write-document.ts';
import { writeRecorded } from '../shifts/write-recorded.ts';
import type { RegisterState } from '../tax-service/tax-service.ts';
import {
  keepNumbers,
  keepTradeStop,
  numbersOf,
  type OfflineSession,
  openSession,
  type RegisterOf,
  undelivered,
} from './offline-store.ts';

type Document = Row<'register_documents'>;

interface Step {
  readonly action: RegisterRepairEntity['steps'][number]['action'];
  readonly body: DocumentBody & { readonly kind: RegisterDocumentKind };
  /** The document that it is, or that needs it. */
  readonly of: Document;
}

const isOfShift = ({ kind }: Document) => kind !== 'offline_start' && kind !== 'offline_end';

/** What becomes of the documents, by what the tax service has. */
export function repairSteps(state: RegisterState, documents: readonly Document[]): Step[] {
  let isOpen = state.shiftOpenedAt !== null;
  let [serviceIn, serviceOut] = [state.serviceIn, state.serviceOut];
  const steps: Step[] = [];
  const open = (action: Step['action'], of: Document) => {
    [isOpen, serviceIn, serviceOut] = [true, 0, 0];
    steps.push({ action, body: { kind: 'shift_open' }, of });
  };
  const close = (action: Step['action'], of: Document) => {
    isOpen = false;
    steps.push({ action, body: { kind: 'z_report', serviceIn, serviceOut }, of });
  };
  for (const of of documents.filter(isOfShift)) {
    const { kind } = of;
    if (kind === 'shift_open') {
      if (isOpen) close('add', of);
      open('make_again', of);
    } else if (kind === 'z_report') close(isOpen ? 'make_again' : 'leave_out', of);
    else if (kind === 'service_in' || kind === 'service_out') {
      if (!isOpen) open('add', of);
      const amount = Number(of.amount);
      if (kind === 'service_in') serviceIn += amount;
      else serviceOut += amount;
      steps.push({ action: 'make_again', body: { kind, amount }, of });
    }
  }
  return steps;
}

/** @throws OperationFailure `register_not_refused` */
export async function refusedSession(db: Db, register: RegisterOf): Promise<OfflineSession> {
  const session = await openSession(db, register);
  if (session?.state !== 'refused') throw new OperationFailure('register_not_refused');
  return session;
}

export const presentRepair = (
  { refusal }: OfflineSession,
  state: RegisterState,
  documents: readonly Document[],
): RegisterRepairEntity => ({
  refusal: refusal as TaxRefusal,
  tax_shift_opened_at: state.shiftOpenedAt,
  steps: repairSteps(state, documents).map(({ action, body: { kind } }) => ({ action, kind })),
});

/**
 * Makes the documents again; they are sent afterwards.
 * @param state of the register at the tax service
 * @throws OperationFailure `not_found`, `register_not_refused`, `register_offline_limit`
 */
export async function repair(
  tx: Transaction<Schema>,
  { clock, signer }: Pick<WritingServices, 'clock' | 'signer'>,
  context: ChangeContext,
  { id: pointId, register_number }: { readonly id: string; readonly register_number: string },
  state: RegisterState,
): Promise<OfflineSession> {
  const merchant_id = context.session.merchantId;
  const point = await lockPoint(tx, merchant_id, pointId);
  const register = { merchant_id, register_number };
  const session = await refusedSession(tx, register);
  const documents = await undelivered(tx, register).selectAll().execute();
  const now = clock.nowIso();
  const steps = repairSteps(state, documents).filter(({ action }) => action !== 'leave_out');
  const { used, given } = await continueNumbers(tx, register, state, now);
  if (used + steps.length > given)
    throw new OperationFailure('register_offline_limit', { offline_limit: 'numbers' });
  const refused = { state: 'refused', refusal: session.refusal, settled_at: now } as const;
  const numbers: ShiftNumbers = new Map();
  for (const { id, kind, shift_id, local_number } of documents) {
    const own = tx.updateTable('register_documents').where('id', '=', id);
    await own.set({ ...refused, ...updatedRowColumns(now) }).execute();
    const name = `${point.name}, № ${local_number}`;
    const object = { type: 'register_document', id, name };
    await recordChange(tx, context, { object, before: { state: 'offline' }, after: { state: 'refused' } });
    if (kind === 'shift_open' || kind === 'z_report') numbers.set(`${shift_id} ${kind}`, null);
  }

  let previous: NonNullable<Making['previous']> = { local_number: state.lastNumber, hash: state.lastHash };
  const write = async (of: Document, body: DocumentBody, hasNumber: boolean) => {
    const shifts = tx.selectFrom('register_shifts').selectAll().where('id', '=', of.shift_id);
    const shift = await shifts.executeTakeFirstOrThrow();
    const next = hasNumber ? await numbersOf(tx, register) : undefined;
    const columns = newRowColumns(merchant_id, of.created_at);
    const at = { clock: clockAt(of.created_at), signer };
    const how = { isOffline: true, numbers: next, previous, columns };
    const made = await writeRecorded(tx, at, context, { point, shift }, body, authorOf(of), how);
    previous = { local_number: made.local_number, hash: made.hash };
    return made;
  };
  const first = documents.find(({ kind }) => kind === 'offline_start') ?? documents[0];
  const last = documents.find(({ kind }) => kind === 'offline_end');
  if (!state.isOffline && first) await write(first, { kind: 'offline_start' }, false);
  for (const { action, body, of } of steps) {
    const { fiscal_number } = await write(of, body, true);
    const { kind } = body;
    if (action === 'make_again' && (kind === 'shift_open' || kind === 'z_report'))
      numbers.set(`${of.shift_id} ${kind}`, fiscal_number);
  }
  if (last) await write(last, { kind: 'offline_end' }, false);

  await setNumbers(tx, context, point, numbers, now);
  const returning = { state: 'returning', refusal: null, ...updatedRowColumns(now) } as const;
  await tx.updateTable('offline_sessions').set(returning).where('id', '=', session.id).execute();
  await keepTradeStop(tx, pointId);
  await publish(tx, merchant_id, now, pointChanged(point));
  return { ...session, state: 'returning', refusal: null };
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

/** Whoever made a document first. */
const authorOf = ({
  by_user_id,
  by_user_name,
  by_user_phone,
  operation,
  action,
  address,
}: Document): DocumentAuthor => ({
  ...{ by_user_id, by_user_name, by_user_phone, operation, action, address },
});

/** Fiscal numbers of what opened and closed shifts: `<shift> <kind of document>`. */
type ShiftNumbers = Map<`${string} ${'shift_open' | 'z_report'}`, string | null>;

async function setNumbers(
  tx: Transaction<Schema>,
  context: ChangeContext,
  point: Row<'branches'>,
  numbers: ShiftNumbers,
  now: string,
): Promise<void> {
  const shifts = new Set([...numbers.keys()].map((key) => key.split(' ')[0] ?? ''));
  for (const id of shifts) {
    const own = tx.selectFrom('register_shifts').select(['opening_number', 'z_number']).where('id', '=', id);
    const before = await own.executeTakeFirstOrThrow();
    const { opening_number, z_number } = before;
    const [opening, closing] = [numbers.get(`${id} shift_open`), numbers.get(`${id} z_report`)];
    const after = {
      opening_number: opening === undefined ? opening_number : opening,
      z_number: closing === undefined ? z_number : closing,
    };
    const update = tx.updateTable('register_shifts').where('id', '=', id);
    await update.set({ ...after, ...updatedRowColumns(now) }).execute();
    const object = { type: 'register_shift', id, name: point.name };
    await recordChange(tx, context, { object, before, after });
  }
}
