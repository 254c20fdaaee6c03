import type { FastifyInstance } from 'fastify';
import { type SqlBool, sql } from 'kysely';
import { leaseCheck } from '../../db/next-check.ts';
import type { Row } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { attempt, poll } from '../../http/poll.ts';
import { OperationFailure } from '../../http/request/handler.ts';
import { type ComingBackServices, comeBack, leavePending } from '../offline/come-back.ts';
import { makeWaiting } from '../receipts/registrar.ts';
import { closeShift, type WritingServices } from './begin.ts';
import { deliver, RETRY_MS } from './settle.ts';

type WorkerServices = ComingBackServices;

const POLL_INTERVAL_MS = 2_000;
/** Looked at in one go. */
const PER_GO = 50;

/**
 * Closes the shifts whose time has come, and sends what the tax service has not answered; registers go offline without
 * it, and come back. Of several servers one sends a document; the others leave it until its next check.
 * @returns how many documents it has sent
 */
export async function workShifts(services: WorkerServices): Promise<number> {
  await comeBack(services);
  await closeDue(services);
  const { db, clock, report, taxService } = services;
  const pending = db.selectFrom('register_documents').selectAll().where('state', '=', 'pending');
  const due = pending.where('next_check_at', '<=', clock.nowIso()).orderBy('next_check_at').limit(PER_GO);
  let sent = 0;
  for (const document of await due.execute()) {
    if (!(await leaseCheck(db, 'register_documents', document, clock.now()))) continue;
    sent += 1;
    await attempt(report, async () =>
      (await taxService.isReachable(document.merchant_id))
        ? deliver(services, document)
        : leavePending(services, document),
    );
  }
  return sent;
}

async function closeDue(services: WorkerServices): Promise<void> {
  const { db, clock, report } = services;
  const open = db.selectFrom('register_shifts').select(['id', 'merchant_id']).where('state', '=', 'opened');
  // What waits for an answer comes first, and keeps nobody else from closing.
  const idle = open.where(
    sql<SqlBool>`not exists (select 1 from register_documents as d where d.shift_id = register_shifts.id and d.state = 'pending')`,
  );
  const isAble = sql<SqlBool>`not exists (select 1 from offline_sessions as s
    where s.point_id = register_shifts.point_id and s.state <> 'ended'
      and (s.state <> 'offline' or s.stops_at <= ${clock.nowIso()}))`;
  const due = idle.where(isAble).where('closes_at', '<=', clock.nowIso()).orderBy('closes_at').limit(PER_GO);
  for (const { id, merchant_id } of await due.execute())
    await attempt(report, async () => {
      await makeWaiting({ ...services, db: () => db, warn: report }, id);
      const isReachable = await services.taxService.isReachable(merchant_id);
      const writing = { ...services, isReachable };
      const closing = inTransaction(db, (tx) => beginClosing(tx, writing, { id, merchant_id }));
      const document = await closing.catch(async (error: unknown) => {
        if (!(error instanceof OperationFailure)) throw error;
        // It was closed meanwhile, or cannot be now: the others must not wait behind it.
        const closes_at = new Date(clock.now().getTime() + RETRY_MS).toISOString();
        const own = db.updateTable('register_shifts').set({ closes_at }).where('id', '=', id);
        await own.where('state', '=', 'opened').execute();
      });
      if (document?.state === 'pending') await deliver(services, document);
    });
}

/** @throws OperationFailure see `closeShift` */
function beginClosing(
  tx: Parameters<typeof closeShift>[0],
  services: WritingServices,
  { id, merchant_id }: Pick<Row<'register_shifts'>, 'id' | 'merchant_id'>,
): Promise<Row<'register_documents'>> {
  const operation = 'closeRegisterShift';
  const session = { merchantId: merchant_id, userId: '', userName: '' };
  const context = {
    ...{ clock: services.clock, requestId: id, operation },
    session,
    exchange: { address: '' },
  };
  return closeShift(tx, services, context, id);
}

export function startShiftWorker(app: FastifyInstance, asked: Omit<WorkerServices, 'report'>): void {
  const report = (error: unknown) => app.log.error({ err: error }, 'shifts of registers');
  const services: WorkerServices = { ...asked, report };
  poll(app, POLL_INTERVAL_MS, report, () => workShifts(services));
}
