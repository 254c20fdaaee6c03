/** What begins with a document for the tax service: a shift, cash without a sale, the end of a shift. */
import { weekDays } from '@kasa/contracts/points/points';
import type { OpenRegisterShiftInput, ServiceCashInput } from '@kasa/contracts/points/shifts';
import { MAX_KOPIYKAS } from '@kasa/contracts/shared/money-schema';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { publish } from '../../events/publish.ts';
import type { Clock } from '../../http/clock.ts';
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
import type { DocumentAuthor } from './write-document.ts';
import { writeRecorded } from './write-recorded.ts';

type Document = Row<'register_documents'>;
type Shift = Row<'register_shifts'>;

export interface WritingServices {
  readonly clock: Clock;
  readonly signer: DocumentSigner;
  /** Whether the tax service can be reached; asked before anything is locked. */
  readonly isReachable: boolean;
}

/** Whoever acts in a request. */
export const authorOf = ({ session, operation, requestId, exchange }: ChangeContext): DocumentAuthor => ({
  ...{ by_user_id: session.userId, by_user_name: session.userName, by_user_phone: session.userPhone ?? null },
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
  author: DocumentAuthor = authorOf(context),
): Promise<Document> {
  const of = { point, shift };
  if (link?.isNew)
    await writeRecorded(tx, services, context, of, { kind: 'offline_start' }, author, { isOffline: true });
  const how = link ? { isOffline: true, numbers: link.numbers } : {};
  const document = await writeRecorded(tx, services, context, of, body, author, how);
  if (link !== undefined) await takeEffect(tx, services.clock, of, document);
  else await keepClock(tx, point.id);
  const told = link === undefined ? [shiftChanged(shift)] : link.isNew ? [pointChanged(point)] : [];
  await publish(tx, shift.merchant_id, services.clock.nowIso(), ...told);
  return document;
}
/**
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
  const link = await offlineLink(tx, services.clock, point, services.isReachable);
  const open = tx.selectFrom('register_shifts').select('id').where('point_id', '=', point_id);
  if ((await open.where('state', '<>', 'closed').executeTakeFirst()) !== undefined)
    throw new OperationFailure('register_shift_open');
  const now = services.clock.nowIso();
  const days = (JSON.parse(point.shift_closing_days) as (typeof weekDays)[number][]).map(
    (day) => weekDays.indexOf(day) + 1,
  );
  const shift: Shift = {
    ...newRowColumns(session.merchantId, now),
    ...{ point_id, register_number, state: 'opening', begun_at: now, opened_at: null },
    closes_at: closingTime(now, point.shift_closing_time, days),
    ...{ closed_at: null, opened_by: session.userId, closed_by: null, service_in: 0, service_out: 0 },
    ...{ opening_number: null, z_number: null, refusal: null },
  };
  await tx.insertInto('register_shifts').values(shift).execute();
  return begin(tx, services, context, { point, shift, link }, { kind: 'shift_open' });
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

/** @throws OperationFailure `register_document_pending`, `register_shift_not_open` */
async function requireOpened(tx: Transaction<Schema>, { id, state }: Shift): Promise<void> {
  if (state !== 'opened') throw new OperationFailure('register_shift_not_open');
  const pending = tx.selectFrom('register_documents').select('id').where('shift_id', '=', id);
  if ((await pending.where('state', '=', 'pending').executeTakeFirst()) !== undefined)
    throw new OperationFailure('register_document_pending');
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
  const inside_amount = Number(shift.service_in) - Number(shift.service_out);
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
 * Begins to close a shift by its Z report.
 * @param author default: the user of the context
 * @throws OperationFailure `not_found`, `register_shift_not_open`, `register_document_pending`
 */
export async function closeShift(
  tx: Transaction<Schema>,
  services: WritingServices,
  context: ChangeContext,
  id: string,
  author: DocumentAuthor = authorOf(context),
): Promise<Document> {
  const { point, shift, link } = await lockLinked(tx, services, context.session.merchantId, id);
  await requireOpened(tx, shift);
  const now = services.clock.nowIso();
  const changed = { state: 'closing', refusal: null, ...updatedRowColumns(now) } as const;
  await tx.updateTable('register_shifts').set(changed).where('id', '=', id).execute();
  const [serviceIn, serviceOut] = [Number(shift.service_in), Number(shift.service_out)];
  const body = { kind: 'z_report', serviceIn, serviceOut } as const;
  return begin(tx, services, context, { point, shift: { ...shift, state: 'closing' }, link }, body, author);
}
