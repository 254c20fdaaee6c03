/** Registers that went offline come back by themselves, and send what they made meanwhile, in order. */
import { leaseCheck } from '../../db/next-check.ts';
import { updatedRowColumns } from '../../db/row-columns.ts';
import type { Row } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { publish } from '../../events/publish.ts';
import { attempt } from '../../http/poll.ts';
import type { DocumentSigner } from '../documents/signer.ts';
import { type DeliveryServices, deliver } from '../shifts/settle.ts';
import { lockPoint, lockShift, pointChanged } from '../shifts/shift-store.ts';
import { type DocumentAuthor, writeDocument } from '../shifts/write-document.ts';
import { offlineLink } from './go-offline.ts';
import { keepClock } from './keep-clock.ts';
import { type OfflineSession, openSession, type RegisterOf, undelivered } from './offline-store.ts';

export interface ComingBackServices extends DeliveryServices {
  readonly signer: DocumentSigner;
  readonly report: (error: unknown) => void;
}

/** Looked at in one go. */
const PER_GO = 50;
/** Pauses between two looks grow to a minute and a half. */
const MOST_CHECKS = 3;

/** What a register does by itself, which is no change that anybody made. */
const byNobody = (action: string): DocumentAuthor => ({
  ...{ by_user_id: null, by_user_name: null, by_user_phone: null, operation: '', action, address: '' },
});

/** Looks whether the tax service is back for registers that are due. Of several servers one does. */
export async function comeBack(services: ComingBackServices): Promise<void> {
  const { db, clock, report } = services;
  const waiting = db
    .selectFrom('offline_sessions')
    .selectAll()
    .where('state', 'in', ['offline', 'returning']);
  const due = waiting.where('next_check_at', '<=', clock.nowIso()).orderBy('next_check_at').limit(PER_GO);
  for (const session of await due.execute()) {
    const checks = Math.min(session.checks, MOST_CHECKS);
    if (!(await leaseCheck(db, 'offline_sessions', { ...session, checks }, clock.now()))) continue;
    await attempt(report, () => returnOnline(services, session));
  }
}

/** Sends what was made offline, and ends the session once nothing of it is left to send. */
async function returnOnline(services: ComingBackServices, session: OfflineSession): Promise<void> {
  const { taxService } = services;
  if (!(await taxService.isReachable(session.merchant_id))) return;
  await sendUndelivered(services, session);
  await endSession(services, session);
  await sendUndelivered(services, session);
}

/** Sends what was made offline, in order, until the tax service does not answer or refuses. */
export async function sendUndelivered(services: DeliveryServices, register: RegisterOf): Promise<void> {
  const { db } = services;
  for (;;) {
    const next = await undelivered(db, register).selectAll().limit(1).executeTakeFirst();
    if (next === undefined) return;
    await deliver(services, next);
    const sent = db.selectFrom('register_documents').select('state').where('id', '=', next.id);
    const { state } = await sent.executeTakeFirstOrThrow();
    if (state === 'offline') return;
  }
}

/** Says that the register is back, once the tax service has all that it made offline. */
const endSession = (services: ComingBackServices, { merchant_id, point_id, id }: OfflineSession) =>
  inTransaction(services.db, async (tx) => {
    const { clock } = services;
    const point = await lockPoint(tx, merchant_id, point_id);
    const own = tx.selectFrom('offline_sessions').selectAll().where('id', '=', id);
    const session = await own.where('state', '=', 'offline').executeTakeFirst();
    if (session === undefined) return;
    const left = await undelivered(tx, session).select('id').limit(1).executeTakeFirst();
    if (left !== undefined) return;
    const last = await tx
      .selectFrom('register_documents')
      .select('shift_id')
      .where('merchant_id', '=', merchant_id)
      .where('register_number', '=', session.register_number)
      .where('state', '<>', 'refused')
      .orderBy('local_number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const shifts = tx.selectFrom('register_shifts').selectAll().where('id', '=', last.shift_id);
    const shift = await shifts.executeTakeFirstOrThrow();
    const body = { kind: 'offline_end' } as const;
    await writeDocument(tx, services, { point, shift }, body, byNobody(id), { isOffline: true });
    const now = clock.nowIso();
    const changed = { state: 'returning', ended_at: now, ...updatedRowColumns(now) } as const;
    await tx.updateTable('offline_sessions').set(changed).where('id', '=', id).execute();
    await keepClock(tx, point_id);
    await publish(tx, merchant_id, now, pointChanged(point));
  });

/** Lets a register go offline whose document waits for a tax service that cannot be reached. */
export const leavePending = (services: ComingBackServices, document: Row<'register_documents'>) =>
  inTransaction(services.db, async (tx) => {
    const { clock } = services;
    const { merchant_id, shift_id } = document;
    const { point } = await lockShift(tx, merchant_id, shift_id);
    const own = tx.selectFrom('register_documents').select('id').where('id', '=', document.id);
    const isPending = (await own.where('state', '=', 'pending').executeTakeFirst()) !== undefined;
    if (!isPending || (await openSession(tx, document)) !== undefined) return;
    const link = await offlineLink(tx, clock, point, false);
    if (link === undefined) return;
    const { shift } = await lockShift(tx, merchant_id, shift_id);
    const body = { kind: 'offline_start' } as const;
    await writeDocument(tx, services, { point, shift }, body, byNobody(document.id), { isOffline: true });
    await publish(tx, merchant_id, clock.nowIso(), ...link.told, pointChanged(point));
  });
