/** What the tax service answers to a document, and what becomes of the shift. */
import type { EventBody } from '@kasa/contracts/events/events';
import { repairableRefusals } from '@kasa/contracts/points/register-shift-states';
import type { Transaction } from 'kysely';
import type { ReceiptContent } from '../../db/receipt-content.ts';
import { numberReceipt, orderAgain, receiptChanged, wakeOrders } from '../../db/receipt-outbox.ts';
import { updatedRowColumns } from '../../db/row-columns.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { publish } from '../../events/publish.ts';
import type { Clock } from '../../http/clock.ts';
import { addReceipt, totalsOf } from '../../http/fiscal/turnover.ts';
import { type ChangeAuthor, type ChangeContext, recordChange } from '../../http/journal/record-change.ts';
import { keepClock } from '../offline/keep-clock.ts';
import { keepNumbers } from '../offline/offline-store.ts';
import { settleDelivered } from '../offline/settle-delivered.ts';
import type { TaxAnswer, TaxService } from '../tax-service/tax-service.ts';
import { lockShift, shiftChanged } from './shift-store.ts';

export interface DeliveryServices {
  readonly db: Db;
  readonly clock: Clock;
  readonly taxService: TaxService;
}

type Document = Row<'register_documents'>;
type Shift = Row<'register_shifts'>;

/** Sends a document, and settles it by the first answer; without one it stays pending. */
export const deliver = (
  { db, clock, taxService }: DeliveryServices,
  { id, merchant_id, shift_id, document, signature }: Document,
): Promise<void> =>
  taxService.register(
    {
      merchantId: merchant_id,
      document: Buffer.from(document, 'base64'),
      signature: Buffer.from(signature, 'base64'),
    },
    (answer) =>
      inTransaction(db, async (tx) => {
        const { point, shift } = await lockShift(tx, merchant_id, shift_id);
        const own = tx.selectFrom('register_documents').selectAll().where('id', '=', id);
        const sent = await own.executeTakeFirst();
        if (sent?.state === 'pending') await settleDocument(tx, clock, { point, shift }, sent, answer);
        if (sent?.state === 'offline') await settleDelivered(tx, clock, { point, shift }, sent, answer);
        // Otherwise another answer, or another server, was first.
      }),
  );

/** Settles a pending document of a locked shift. */
export async function settleDocument(
  tx: Transaction<Schema>,
  clock: Clock,
  of: OfShift,
  document: Document,
  answer: TaxAnswer,
): Promise<void> {
  const now = clock.nowIso();
  const settled =
    answer.refusal === undefined
      ? ({ state: 'registered', fiscal_number: answer.fiscalNumber } as const)
      : ({ state: 'refused', refusal: answer.refusal } as const);
  const own = tx.updateTable('register_documents').where('id', '=', document.id);
  await own.set({ ...settled, settled_at: now, ...updatedRowColumns(now) }).execute();
  if (answer.refusal === undefined && answer.offlineNumbers !== undefined)
    await keepNumbers(tx, document, answer.offlineNumbers, now);
  const told = await takeEffect(tx, clock, of, { ...document, ...settled });
  if (answer.refusal !== undefined && repairableRefusals.includes(answer.refusal))
    await orderAgain(tx, document, of.point.id, now);
  await publish(tx, document.merchant_id, now, ...told);
}

interface OfShift {
  readonly point: Row<'branches'>;
  readonly shift: Shift;
}

/**
 * What becomes of a locked shift by a document that is registered, refused, or made offline.
 * @returns what is to be told of it
 */
export async function takeEffect(
  tx: Transaction<Schema>,
  clock: Clock,
  { point, shift }: OfShift,
  document: Document,
): Promise<EventBody[]> {
  const now = clock.nowIso();
  const { refusal } = document;
  const changed = {
    ...(refusal === null ? registered(shift, document, now) : refused(shift, document, clock.now())),
    // What has to do with being offline is out of order in a shift that is online.
    refusal: refusal?.startsWith('offline_') ? 'chain' : refusal,
  };
  const update = tx.updateTable('register_shifts').set({ ...changed, ...updatedRowColumns(now) });
  await update.where('id', '=', shift.id).execute();
  await keepClock(tx, point.id);
  const { by_user_id, by_user_name, by_user_phone: phone, operation, action: requestId, address } = document;
  const context = {
    ...{ clock, requestId, operation, exchange: { address } },
    session: { merchantId: shift.merchant_id, userId: by_user_id ?? '', userName: by_user_name ?? '' },
  };
  const after = { ...shift, ...changed };
  const before = shiftBefore(shift, document);
  const change = {
    object: { type: 'register_shift', id: shift.id, name: point.name },
    before: before && journaled(before),
    after: journaled(after),
  };
  const author = {
    merchantId: shift.merchant_id,
    user: by_user_id === null ? null : { id: by_user_id, name: by_user_name ?? '', phone },
  };
  // A receipt that follows from its payment is no change that anybody made.
  if (document.receipt_of === null || by_user_id !== null) await recordChange(tx, context, change, author);
  if (refusal === null) await wakeOrders(tx, point.id, now);
  return [...(await numbered(tx, context, document, author)), shiftChanged(after)];
}

/** Gives the payment of a receipt its number, if it has one yet. @returns what is to be told of it */
async function numbered(
  tx: Transaction<Schema>,
  context: ChangeContext,
  document: Document,
  author: ChangeAuthor,
): Promise<EventBody[]> {
  const { receipt_of: id, kind, fiscal_number, refusal } = document;
  if (id === null) return [];
  if (refusal !== null) return receiptChanged(tx, document);
  if (fiscal_number === null) return [];
  const own = tx.selectFrom('transactions').select(['order_id', 'fiscal_number']).where('id', '=', id);
  const payment = kind === 'sale' && author.user !== null ? await own.executeTakeFirst() : undefined;
  if (payment !== undefined) {
    const object = { type: 'transaction', id, name: payment.order_id };
    const before = { fiscal_number: payment.fiscal_number };
    await recordChange(tx, context, { object, before, after: { fiscal_number } }, author);
  }
  return numberReceipt(tx, document, fiscal_number, context.clock.nowIso());
}

/** As it was before the document was made, of which only itself is recorded then; null: it was not there. */
function shiftBefore(shift: Shift, { kind }: Document): Shift | null {
  if (kind === 'shift_open') return null;
  return kind === 'z_report' ? { ...shift, state: 'opened' } : shift;
}

/** What the journal says of a shift. */
function journaled(shift: Shift) {
  const { state, refusal } = shift;
  const { service_in, service_out, sales, returns } = totalsOf(shift);
  const sums = { sales_amount: sales.amount, returns_amount: returns.amount };
  return { state, service_in, service_out, ...sums, refusal };
}

function registered(
  shift: Shift,
  { kind, amount, receipt, by_user_id, fiscal_number }: Document,
  now: string,
): Partial<Shift> {
  if (kind === 'shift_open')
    return { state: 'opened', opened_at: now, opening_number: fiscal_number } as const;
  if (kind === 'z_report')
    return { state: 'closed', closed_at: now, closed_by: by_user_id, z_number: fiscal_number } as const;
  if (kind === 'service_in' || kind === 'service_out')
    return { [kind]: Number(shift[kind]) + Number(amount) };
  if (receipt === null) return {};
  const sums = kind === 'sale' ? 'sales' : 'returns';
  const content = JSON.parse(receipt) as ReceiptContent;
  return { [sums]: JSON.stringify(addReceipt(totalsOf(shift)[sums], content)) };
}

/** A shift whose Z report is refused closes by itself again, but not at once. */
export const RETRY_MS = 300_000;

function refused({ closes_at }: Shift, { kind }: Document, now: Date): Partial<Shift> {
  if (kind === 'shift_open') return { state: 'closed', closed_at: now.toISOString() };
  if (kind !== 'z_report') return {};
  const retry = new Date(now.getTime() + RETRY_MS).toISOString();
  return { state: 'opened', closes_at: retry > closes_at ? retry : closes_at };
}
