/** What the tax service answers, once it is back, to what a register made without it. */
import type { EventBody } from '@kasa/contracts/events/events';
import type { Transaction } from 'kysely';
import { numberReceipt, wakeOrders } from '../../db/receipt-outbox.ts';
import { updatedRowColumns } from '../../db/row-columns.ts';
import type { Row, Schema } from '../../db/schema.ts';
import { publish } from '../../events/publish.ts';
import type { Clock } from '../../http/clock.ts';
import { pointChanged, shiftChanged } from '../shifts/shift-store.ts';
import type { TaxAnswer } from '../tax-service/tax-service.ts';
import { keepClock } from './keep-clock.ts';
import { keepNumbers, openSession } from './offline-store.ts';

/** Settles a document whose effect on its locked shift is there already. A refusal stops the ones after it. */
export async function settleDelivered(
  tx: Transaction<Schema>,
  clock: Clock,
  { point, shift }: { readonly point: Row<'branches'>; readonly shift: Row<'register_shifts'> },
  document: Row<'register_documents'>,
  answer: TaxAnswer,
): Promise<void> {
  const now = clock.nowIso();
  const session = await openSession(tx, document);
  if (session === undefined) return;
  const ofSession = tx.updateTable('offline_sessions').where('id', '=', session.id);
  const stamps = updatedRowColumns(now);
  const told: EventBody[] = [pointChanged(point)];
  if (answer.refusal !== undefined) {
    const ended_at = session.ended_at ?? now;
    await ofSession.set({ state: 'refused', refusal: answer.refusal, ended_at, ...stamps }).execute();
    await keepClock(tx, point.id);
    return publish(tx, shift.merchant_id, now, ...told);
  }
  const { id, kind } = document;
  const fiscal_number = document.fiscal_number ?? answer.fiscalNumber;
  const settled = { state: 'registered', fiscal_number, settled_at: now, ...stamps } as const;
  await tx.updateTable('register_documents').set(settled).where('id', '=', id).execute();
  if (answer.offlineNumbers !== undefined) await keepNumbers(tx, document, answer.offlineNumbers, now);
  // What waited for an answer when the register went offline had no number of its own until now.
  const column = { shift_open: 'opening_number', z_report: 'z_number' } as const;
  if (document.fiscal_number === null && (kind === 'shift_open' || kind === 'z_report')) {
    const numbered = { [column[kind]]: fiscal_number, ...stamps };
    await tx.updateTable('register_shifts').set(numbered).where('id', '=', shift.id).execute();
    told.push(shiftChanged(shift));
  }
  if (document.fiscal_number === null) told.push(...(await numberReceipt(tx, document, fiscal_number, now)));
  if (kind === 'offline_end') {
    await ofSession.set({ state: 'ended', ...stamps }).execute();
    await keepClock(tx, point.id);
    await wakeOrders(tx, point.id, now);
  }
  await publish(tx, shift.merchant_id, now, ...told);
}
