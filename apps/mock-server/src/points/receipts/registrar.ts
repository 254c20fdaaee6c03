/** Makes the receipts that are ordered, at once when asked and by a worker. */
import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { leaseCheck } from '../../db/next-check.ts';
import { onReceiptWaiting, receiptChanged } from '../../db/receipt-outbox.ts';
import type { Db, Row } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { publish } from '../../events/publish.ts';
import type { Clock } from '../../http/clock.ts';
import type { Registrar } from '../../http/fiscal/registrar.ts';
import { poll } from '../../http/poll.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import type { DocumentSigner } from '../documents/signer.ts';
import { deliver } from '../shifts/settle.ts';
import type { TaxService } from '../tax-service/tax-service.ts';
import { makeNext } from './make-receipt.ts';

export interface RegistrarServices {
  readonly db: () => Db;
  readonly clock: Clock;
  readonly taxService: TaxService;
  readonly signer: DocumentSigner;
  /** Told of what could not be sent. */
  readonly warn: (error: unknown) => void;
}

/** The opening of a shift, the receipt of the sale, that of the return; before each, what the register waits for. */
const MOST_STEPS = 6;
const POLL_INTERVAL_MS = 2_000;
/** Looked at in one go. */
const PER_GO = 200;
/** So long a receipt is tried by itself; then the payment is one without. Longer than a weekend, and than any time offline. */
const TRIED_MS = 72 * 3_600_000;
/** A receipt that fails for no reason that a register may have keeps the others of its point waiting so often. */
const MOST_BROKEN = 5;

/** The registers of points. */
export const registrarOf = ({
  db: current,
  clock,
  taxService,
  signer,
  warn,
}: RegistrarServices): Registrar => ({
  async makeReceipt(merchantId, id) {
    const db = current();
    // A document that could not be sent stays pending, and is sent again by itself.
    const send = (document: Row<'register_documents'>) =>
      deliver({ db, clock, taxService }, document).catch(warn);
    for (let step = 1; step <= MOST_STEPS; step += 1) {
      const isReachable = await taxService.isReachable(merchantId);
      const writing = { clock, signer, isReachable };
      try {
        const made = await inTransaction(db, (tx) => makeNext(tx, writing, merchantId, id));
        if (made?.state === 'pending') await send(made);
        if (made === undefined || made.receipt_of === id) return;
        const own = db.selectFrom('register_documents').select('state').where('id', '=', made.id);
        const { state } = await own.executeTakeFirstOrThrow();
        if (state === 'pending') return;
        if (state === 'refused') throw new OperationFailure('register_shift_not_open');
      } catch (error) {
        const waits = error instanceof OperationFailure && error.codeName === 'register_document_pending';
        const pending = waits && step < MOST_STEPS ? await pendingBefore(db, id) : undefined;
        if (pending === undefined) throw error;
        await send(pending);
      }
    }
  },
});

/** The document that the register of an ordered receipt waits for. */
const pendingBefore = (db: Db, order: string) =>
  db
    .selectFrom('register_documents as document')
    .innerJoin('register_shifts as shift', 'shift.id', 'document.shift_id')
    .innerJoin('receipt_orders', 'receipt_orders.point_id', 'shift.point_id')
    .selectAll('document')
    .where('receipt_orders.id', '=', order)
    .where('document.state', '=', 'pending')
    .executeTakeFirst();

/** The oldest of its point: the others wait for it. */
const isNext = sql<SqlBool>`not exists (select 1 from receipt_orders as earlier
  where earlier.point_id = receipt_orders.point_id
    and (earlier.created_at, earlier.id) < (receipt_orders.created_at, receipt_orders.id))`;

/**
 * Makes the receipts that are due, those of a point in order. Of several servers one makes a receipt.
 * @returns how many it has tried
 */
export async function workReceipts(
  db: Db,
  clock: Clock,
  registrar: Registrar,
  report: (error: unknown) => void,
): Promise<number> {
  const due = db.selectFrom('receipt_orders').selectAll().where(isNext);
  for (let tried = 0; tried < PER_GO; tried += 1) {
    const first = due.where('next_check_at', '<=', clock.nowIso()).orderBy('next_check_at').limit(1);
    const order = await first.executeTakeFirst();
    if (order === undefined) return tried;
    if (!(await leaseCheck(db, 'receipt_orders', order, clock.now()))) continue;
    const { id, merchant_id, checks, created_at } = order;
    let isBroken = false;
    await registrar.makeReceipt(merchant_id, id).catch((error: unknown) => {
      isBroken = !(error instanceof OperationFailure);
      if (isBroken) report(error);
    });
    const isOver = clock.now().getTime() - Date.parse(created_at) > TRIED_MS;
    if (isOver || (isBroken && checks >= MOST_BROKEN)) await giveUp(db, clock, order);
  }
  return PER_GO;
}

/** The payment is one without a receipt; nothing if it has been made meanwhile. */
const giveUp = (db: Db, clock: Clock, { id, merchant_id, refund_id }: Row<'receipt_orders'>) =>
  inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('receipt_orders')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    const of = { kind: refund_id === null ? 'sale' : 'return', receipt_of: id } as const;
    await publish(tx, merchant_id, clock.nowIso(), ...(await receiptChanged(tx, of)));
  });

/** Makes what waits at the point of an open shift before that is closed, in order, until one has to wait. */
export async function makeWaiting(services: RegistrarServices, shiftId: string): Promise<void> {
  const db = services.db();
  const open = db.selectFrom('register_shifts').select(['point_id', 'merchant_id']).where('id', '=', shiftId);
  const shift = await open.where('state', '=', 'opened').executeTakeFirst();
  if (shift === undefined) return;
  const registrar = registrarOf(services);
  const waiting = db.selectFrom('receipt_orders').select('id').where('point_id', '=', shift.point_id);
  const first = waiting.orderBy('created_at').orderBy('id').limit(1);
  try {
    for (let last = ''; ; ) {
      const order = await first.executeTakeFirst();
      if (order === undefined || order.id === last) return;
      last = order.id;
      await registrar.makeReceipt(shift.merchant_id, order.id);
    }
  } catch (error) {
    if (!(error instanceof OperationFailure)) throw error;
  }
}

export function startReceiptWorker(app: FastifyInstance, db: Db, clock: Clock, registrar: Registrar): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'receipts of payments');
  const work = () => workReceipts(db, clock, registrar, report);
  const look = poll(app, POLL_INTERVAL_MS, report, work);
  let stopListening = () => {};
  app.addHook('onListen', async () => {
    stopListening = onReceiptWaiting(db, look);
  });
  app.addHook('onClose', async () => stopListening());
}
