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
import { type ChangeContext, recordChange } from '../../http/journal/record-change.ts';
import { type Context, OperationFailure } from '../../http/request/handler.ts';
import { fieldFailure } from '../../http/response/field-failure.ts';
import type { DocumentBody } from '../documents/build-document.ts';
import type { DocumentSigner } from '../documents/signer.ts';
import { closingTime } from './closing-time.ts';
import { isOver, lockPoint, lockShift, shiftChanged } from './shift-store.ts';
import { type DocumentAuthor, writeDocument } from './write-document.ts';

type Document = Row<'register_documents'>;
type Shift = Row<'register_shifts'>;

export interface WritingServices {
  readonly clock: Clock;
  readonly signer: DocumentSigner;
}

const authorOf = ({ session, operation, requestId, exchange }: ChangeContext): DocumentAuthor => ({
  ...{ by_user_id: session.userId, by_user_name: session.userName, by_user_phone: session.userPhone ?? null },
  ...{ operation, action: requestId, address: exchange.address },
});

/** Writes a document and that it was made; what becomes of the shift is recorded once the tax service has answered. */
async function begin(
  tx: Transaction<Schema>,
  services: WritingServices,
  context: ChangeContext,
  of: { readonly point: Row<'branches'>; readonly shift: Shift },
  body: DocumentBody,
  author: DocumentAuthor = authorOf(context),
): Promise<Document> {
  const document = await writeDocument(tx, services, of, body, author);
  const { id, merchant_id, local_number, kind, amount, by_user_name, by_user_phone: phone } = document;
  const user =
    document.by_user_id === null ? null : { id: document.by_user_id, name: by_user_name ?? '', phone };
  const object = { type: 'register_document', id, name: `${of.point.name}, № ${local_number}` };
  const change = { object, before: null, after: { kind, amount: amount === 0 ? null : amount } };
  await recordChange(tx, context, change, { merchantId: merchant_id, user });
  await publish(tx, merchant_id, services.clock.nowIso(), shiftChanged(of.shift));
  return document;
}

/** @throws OperationFailure `not_found`, `point_without_register`, `register_shift_open` */
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
  return begin(tx, services, context, { point, shift }, { kind: 'shift_open' });
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
  const { point, shift } = await lockShift(tx, context.session.merchantId, id);
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
  return begin(tx, services, context, { point, shift }, { kind, amount });
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
  const { point, shift } = await lockShift(tx, context.session.merchantId, id);
  await requireOpened(tx, shift);
  const now = services.clock.nowIso();
  const changed = { state: 'closing', refusal: null, ...updatedRowColumns(now) } as const;
  await tx.updateTable('register_shifts').set(changed).where('id', '=', id).execute();
  const [serviceIn, serviceOut] = [Number(shift.service_in), Number(shift.service_out)];
  const body = { kind: 'z_report', serviceIn, serviceOut } as const;
  return begin(tx, services, context, { point, shift: { ...shift, state: 'closing' } }, body, author);
}
