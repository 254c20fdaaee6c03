/** Makes the receipts that are ordered, at once when asked and by a worker. */
import type { FastifyInstance } from 'fastify';
import { leaseCheck, nextCheckAt } from '../../db/next-check.ts';
import { onReceiptWaiting } from '../../db/receipt-outbox.ts';
import type { Db, Row } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
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

/** The opening of a shift, and the receipt; before each, what the register waits for. */
const MOST_STEPS = 4;
const POLL_INTERVAL_MS = 2_000;
/** Looked at in one go. */
const PER_GO = 50;
/** So long a receipt is tried by itself; then the payment is one without. */
const TRIED_MS = 24 * 3_600_000;

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

/**
 * Makes the receipts that are due, those of a point in order, until one has to wait: then the others of the point do,
 * too. Of several servers one makes a receipt.
 * @returns how many it has tried
 */
export async function workReceipts(
  db: Db,
  clock: Clock,
  registrar: Registrar,
  report: (error: unknown) => void,
): Promise<number> {
  const due = db.selectFrom('receipt_orders').selectAll().where('next_check_at', '<=', clock.nowIso());
  const waiting = new Set<string>();
  let tried = 0;
  for (const order of await due.orderBy('created_at').orderBy('id').limit(PER_GO).execute()) {
    const { id, merchant_id, point_id, checks, created_at } = order;
    if (waiting.has(point_id) || !(await leaseCheck(db, 'receipt_orders', order, clock.now()))) continue;
    tried += 1;
    let isBroken = false;
    await registrar.makeReceipt(merchant_id, id).catch((error: unknown) => {
      isBroken = !(error instanceof OperationFailure);
      if (isBroken) report(error);
    });
    const own = db.selectFrom('receipt_orders').select('id').where('id', '=', id);
    if ((await own.executeTakeFirst()) === undefined) continue;
    const isOver = clock.now().getTime() - Date.parse(created_at) > TRIED_MS;
    if (isOver) await db.deleteFrom('receipt_orders').where('id', '=', id).execute();
    if (isOver || isBroken) continue;
    waiting.add(point_id);
    const others = db.updateTable('receipt_orders').where('point_id', '=', point_id);
    const later = { next_check_at: nextCheckAt(clock.now(), checks + 1) };
    await others.set(later).where('next_check_at', '<=', clock.nowIso()).execute();
  }
  return tried;
}

/** Makes what waits at the point of a shift before that is closed, in order, until one has to wait. */
export async function makeWaiting(services: RegistrarServices, shiftId: string): Promise<void> {
  const waiting = services
    .db()
    .selectFrom('receipt_orders')
    .innerJoin('register_shifts as shift', 'shift.point_id', 'receipt_orders.point_id')
    .select(['receipt_orders.id', 'receipt_orders.merchant_id'])
    .where('shift.id', '=', shiftId);
  const registrar = registrarOf(services);
  try {
    for (const { merchant_id, id } of await waiting
      .orderBy('receipt_orders.created_at')
      .limit(PER_GO)
      .execute())
      await registrar.makeReceipt(merchant_id, id);
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
