/** What begins with a document for the tax service: a shift, cash without a sale, the end of a shift. */
import type { OpenRegisterShiftInput, ServiceCashInput } from '@kasa/contracts/points/shifts';
import { MAX_KOPIYKAS } from '@kasa/contracts/shared/money-schema';
import { weekDays } from '@kasa/contracts/shared/week-days';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { ReceiptContent } from '../../db/receipt-content.ts';
import { newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { publish } from '../../events/publish.ts';
import type { Clock } from '../../http/clock.ts';
import { cashOf, noTotals, totalColumns, totalsOf } from '../../http/fiscal/turnover.ts';
import type { ChangeContext } from '../../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { fieldFailure } from '../../http/response/field-failure.ts';
import type { DocumentBody } from '../documents/build-document.ts';
import type { DocumentSigner } from '../documents/signer.ts';
import { type OfflineLink, offlineLink } from '../offline/go-offline.ts';
import { keepClock } from '../offline/keep-clock.ts';
import { closingTime } from './closing-time.ts';
import { takeEffect } from './settle.ts';
import { isOver, lockPoint, lockShift, pointChanged, shiftChanged } from './shift-store.ts';
import { type DocumentAuthor, writeDocument } from './write-document.ts';
import { writeRecorded } from './write-recorded.ts';

type Document = Row<'register_documents'>;
type Shift = Row<'register_shifts'>;

export interface WritingServices {
  readonly clock: Clock;
  readonly signer: DocumentSigner;
  /** Whether the tax service can be reached; asked before anything is locked. */
  readonly isReachable: boolean;
}

/** Whoever acts in a request; nobody where it has no user. */
export const authorOf = ({ session, operation, requestId, exchange }: ChangeContext): DocumentAuthor => ({
  ...{ by_user_id: session.userId || null, by_user_name: session.userName || null },
  by_user_phone: session.userPhone ?? null,
  ...{ operation, action: requestId, address: exchange.address },
});

interface Beginning {
  readonly point: Row<'branches'>;
  readonly shift: Shift;
  /** Undefined: online. */
  readonly link: OfflineLink | undefined;
}

/**
 * Writes a document and that it was made. What becomes of the shift is recorded once the tax service has answered; if
 * the document is made offline, at once.
 */
async function begin(
  tx: Transaction<Schema>,
  services: WritingServices,
  context: ChangeContext,
  { point, shift, link }: Beginning,
  body: DocumentBody,
  receiptOf?: string,
): Promise<Document> {
  const of = { point, shift };
  const author = authorOf(context);
  if (link?.isNew)
    await writeRecorded(tx, services, context, of, { kind: 'offline_start' }, author, { isOffline: true });
  const how = { receiptOf, ...(link ? { isOffline: true, numbers: link.numbers } : {}) };
  // A receipt that follows from its payment is no change that anybody made.
  const document =
    receiptOf !== undefined && author.by_user_id === null
      ? await writeDocument(tx, services, of, body, author, how)
      : await writeRecorded(tx, services, context, of, body, author, how);
  const told = link?.isNew ? [...link.told, pointChanged(point)] : [];
  if (link !== undefined) told.push(...(await takeEffect(tx, services.clock, of, document)));
  else {
    await keepClock(tx, point.id);
    told.push(shiftChanged(shift));
  }
  await publish(tx, shift.merchant_id, services.clock.nowIso(), ...told);
  return document;
}

/**
 * Begins to open a shift; without a user in the context the register does it by itself. One that it has opened so stays
 * as it is.
 * @throws OperationFailure `not_found`, `point_without_register`, `point_key_unfit`, `register_shift_open`, and those of
 * `offlineLink`
 */
export async function openShift(
  tx: Transaction<Schema>,
  services: WritingServices,
  context: ChangeContext,
  { point_id }: z.output<typeof OpenRegisterShiftInput>,
): Promise<Document> {
  const { session } = context;
  const point = await lockPoint(tx, session.merchantId, point_id);
  const register_number = point.fiscal_register_number;
  if (register_number === null) throw new OperationFailure('point_without_register');
  await requireValidKey(tx, point, services.clock.nowIso());
  const shifts = tx.selectFrom('register_shifts').select(['id', 'opened_by_itself']);
  const open = shifts.where('point_id', '=', point_id).where('state', '<>', 'closed');
  const known = await open.executeTakeFirst();
  if (known?.opened_by_itself === 1) return openingOf(tx, known.id);
  const link = await offlineLink(tx, services.clock, point, services.isReachable);
  if (known !== undefined) throw new OperationFailure('register_shift_open');
  const now = services.clock.nowIso();
  const days = (JSON.parse(point.shift_closing_days) as (typeof weekDays)[number][]).map(
    (day) => weekDays.indexOf(day) + 1,
  );
  const shift: Shift = {
    ...newRowColumns(session.merchantId, now),
    ...{ point_id, register_number, state: 'opening', begun_at: now, opened_at: null },
    closes_at: closingTime(now, point.shift_closing_time, days),
    ...{ closed_at: null, closed_by: null, ...totalColumns(noTotals) },
    opened_by: session.userId || (await ownerOf(tx, session.merchantId)),
    opened_by_itself: session.userId === '' ? 1 : 0,
    ...{ opening_number: null, z_number: null, refusal: null },
  };
  await tx.insertInto('register_shifts').values(shift).execute();
  return begin(tx, services, context, { point, shift, link }, { kind: 'shift_open' });
}

/** The document that opened a shift. */
const openingOf = (tx: Transaction<Schema>, shiftId: string): Promise<Document> =>
  tx
    .selectFrom('register_documents')
    .selectAll()
    .where('shift_id', '=', shiftId)
    .where('kind', '=', 'shift_open')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Whoever answers for what a register does by itself. */
async function ownerOf(tx: Transaction<Schema>, merchant: string): Promise<string> {
  const people = tx.selectFrom('users').select('id').where('merchant_id', '=', merchant);
  const owners = people.where('roles', 'like', '%"owner"%').orderBy('id').limit(1);
  return (await owners.executeTakeFirstOrThrow()).id;
}

/** What is open is still closed with a key that has ended. @throws OperationFailure `point_key_unfit` */
async function requireValidKey(
  tx: Transaction<Schema>,
  { point_key_id }: Row<'branches'>,
  now: string,
): Promise<void> {
  const key = tx
    .selectFrom('point_keys')
    .select('valid_to')
    .where('id', '=', point_key_id ?? '');
  const valid_to = (await key.executeTakeFirst())?.valid_to;
  if (valid_to !== undefined && valid_to <= now) throw new OperationFailure('point_key_unfit');
}

/** A locked shift, as it is once its register has gone offline if it has to. @throws those of `offlineLink` */
async function lockLinked(
  tx: Transaction<Schema>,
  { clock, isReachable }: WritingServices,
  merchant: string,
  id: string,
): Promise<Beginning> {
  const { point } = await lockShift(tx, merchant, id);
  const link = await offlineLink(tx, clock, point, isReachable);
  return { ...(await lockShift(tx, merchant, id)), link };
}

/** @throws OperationFailure `register_document_pending` */
async function requireNothingPending(tx: Transaction<Schema>, { id }: Shift): Promise<void> {
  const pending = tx.selectFrom('register_documents').select('id').where('shift_id', '=', id);
  if ((await pending.where('state', '=', 'pending').executeTakeFirst()) !== undefined)
    throw new OperationFailure('register_document_pending');
}

/** @throws OperationFailure `register_document_pending`, `register_shift_not_open` */
async function requireOpened(tx: Transaction<Schema>, shift: Shift): Promise<void> {
  if (shift.state !== 'opened') throw new OperationFailure('register_shift_not_open');
  await requireNothingPending(tx, shift);
}

/** @throws OperationFailure `not_found`, `register_shift_not_open`, and what the drawer does not allow */
export async function recordCash(
  tx: Transaction<Schema>,
  services: WritingServices,
  context: ChangeContext & Pick<Context, 'language'>,
  id: string,
  { kind, amount }: z.output<typeof ServiceCashInput>,
): Promise<Document> {
  const { point, shift, link } = await lockLinked(tx, services, context.session.merchantId, id);
  await requireOpened(tx, shift);
  if (isOver(shift, services.clock.now())) throw new OperationFailure('register_shift_not_open');
  const inside_amount = cashOf(totalsOf(shift));
  if (kind === 'service_out' && amount > inside_amount)
    throw new OperationFailure('register_cash_not_enough', { inside_amount });
  const left = MAX_KOPIYKAS - Number(shift[kind]);
  if (amount > left) {
    const broken = { path: 'amount', rule: 'too_big', params: { max: left / 100 } } as const;
    throw fieldFailure('validation_failed', context.language, [broken]);
  }
  return begin(tx, services, context, { point, shift, link }, { kind, amount });
}

/**
 * Makes a receipt.
 * @param receiptOf the payment, or the refund
 * @throws OperationFailure `not_found`, `register_shift_not_open`, `register_document_pending`, those of `offlineLink`
 */
export async function recordReceipt(
  tx: Transaction<Schema>,
  services: WritingServices,
  context: ChangeContext,
  id: string,
  { receiptOf, receipt }: { readonly receiptOf: string; readonly receipt: ReceiptContent },
): Promise<Document> {
  const { point, shift, link } = await lockLinked(tx, services, context.session.merchantId, id);
  // Also the opening of the shift, or its closing.
  await requireNothingPending(tx, shift);
  await requireOpened(tx, shift);
  if (isOver(shift, services.clock.now())) throw new OperationFailure('register_shift_not_open');
  return begin(tx, services, context, { point, shift, link }, { kind: receipt.kind, receipt }, receiptOf);
}

/**
 * Begins to close a shift by its Z report; without a user in the context it closes by itself.
 * @throws OperationFailure `not_found`, `register_shift_not_open`, `register_document_pending`
 */
export async function closeShift(
  tx: Transaction<Schema>,
  services: WritingServices,
  context: ChangeContext,
  id: string,
): Promise<Document> {
  const { point, shift, link } = await lockLinked(tx, services, context.session.merchantId, id);
  await requireOpened(tx, shift);
  const now = services.clock.nowIso();
  const changed = { state: 'closing', refusal: null, ...updatedRowColumns(now) } as const;
  await tx.updateTable('register_shifts').set(changed).where('id', '=', id).execute();
  const body = { kind: 'z_report', totals: totalsOf(shift) } as const;
  return begin(tx, services, context, { point, shift: { ...shift, state: 'closing' }, link }, body);
}
