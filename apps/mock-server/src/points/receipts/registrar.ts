/** Makes the receipts that are ordered, at once when asked and by a worker. */
import type { FastifyInstance } from 'fastify';
import { leaseCheck } from '../../db/next-check.ts';
import { onReceiptWaiting } from '../../db/receipt-outbox.ts';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../http/clock.ts';
import type { Registrar } from '../../http/fiscal/registrar.ts';
import { attempt, poll } from '../../http/poll.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import type { DocumentSigner } from '../documents/signer.ts';
import { deliver } from '../shifts/settle.ts';
import type { TaxService } from '../tax-service/tax-service.ts';
import { makeNext } from './make-receipt.ts';

interface Services {
  readonly db: () => Db;
  readonly clock: Clock;
  readonly taxService: TaxService;
  readonly signer: DocumentSigner;
}

/** What the register waits for, the opening of a shift, the receipt, and one more if somebody else was faster. */
const MOST_STEPS = 4;
const POLL_INTERVAL_MS = 2_000;
/** Looked at in one go. */
const PER_GO = 50;
/** So long a receipt is tried by itself; then the payment is one without. */
const TRIED_MS = 24 * 3_600_000;

/** The registers of points. */
export const registrarOf = ({ db: current, clock, taxService, signer }: Services): Registrar => ({
  async makeReceipt(merchantId, id) {
    const db = current();
    const sending = { db, clock, taxService };
    for (let step = 1; step <= MOST_STEPS; step += 1) {
      const isReachable = await taxService.isReachable(merchantId);
      const writing = { clock, signer, isReachable };
      try {
        const made = await inTransaction(db, (tx) => makeNext(tx, writing, merchantId, id));
        if (made?.state === 'pending') await deliver(sending, made);
        if (made === undefined || made.receipt_of === id) return;
        const own = db.selectFrom('register_documents').select('state').where('id', '=', made.id);
        const { state } = await own.executeTakeFirstOrThrow();
        if (state === 'pending' || state === 'refused') return;
      } catch (error) {
        const waits = error instanceof OperationFailure && error.codeName === 'register_document_pending';
        const pending = waits && step < MOST_STEPS ? await pendingBefore(db, id) : undefined;
        if (pending === undefined) throw error;
        await deliver(sending, pending);
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
 * Makes the receipts that are due. Of several servers one makes a receipt.
 * @returns how many it has tried
 */
export async function workReceipts(
  db: Db,
  clock: Clock,
  registrar: Registrar,
  report: (error: unknown) => void,
): Promise<number> {
  const now = clock.nowIso();
  const due = db.selectFrom('receipt_orders').selectAll().where('next_check_at', '<=', now);
  let tried = 0;
  for (const order of await due.orderBy('next_check_at').orderBy('id').limit(PER_GO).execute()) {
    if (!(await leaseCheck(db, 'receipt_orders', order, clock.now()))) continue;
    tried += 1;
    await attempt(report, () =>
      registrar.makeReceipt(order.merchant_id, order.id).catch(async (error: unknown) => {
        if (!(error instanceof OperationFailure)) throw error;
        const isOver = clock.now().getTime() - Date.parse(order.created_at) > TRIED_MS;
        const isNever = error.codeName === 'point_without_register';
        if (isOver || isNever) await db.deleteFrom('receipt_orders').where('id', '=', order.id).execute();
      }),
    );
  }
  return tried;
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
