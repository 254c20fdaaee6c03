/** A register that was offline for a night, while somebody opened its shift elsewhere: its documents are refused. */
import { DEFAULT_OFFLINE_NUMBERS } from '@kasa/contracts/points/offline-rules';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Transaction } from 'kysely';
import type { Row, Schema } from '../../db/schema.ts';
import type { SeedContext } from '../../db/seed/seed-rows.ts';
import { seedRowColumns } from '../../db/seed/seed-rows.ts';
import { clockAt } from '../../http/clock.ts';
import { noTotals, totalColumns } from '../../http/fiscal/turnover.ts';
import { type DocumentBody, isOfSession } from '../documents/build-document.ts';
import type { DocumentSigner } from '../documents/signer.ts';
import { offlineLimit } from '../offline/limits.ts';
import { keepNumbers, numbersOf } from '../offline/offline-store.ts';
import { type DocumentAuthor, writeDocument } from '../shifts/write-document.ts';
import { judgeDocument } from '../tax-service/document-book.ts';
import { openElsewhere } from '../tax-service/elsewhere.ts';

const HOUR_MS = 3_600_000;
const CASH = 50_000;

/** Writes it, unless the merchant has no such point. */
export async function seedRefusedRegister(
  tx: Transaction<Schema>,
  origin: SeedContext,
  author: DocumentAuthor,
  signer: DocumentSigner,
): Promise<void> {
  const own = tx.selectFrom('branches').selectAll().where('id', '=', exampleIds.pointToRepair);
  const point = await own.where('merchant_id', '=', origin.merchant).executeTakeFirst();
  if (point === undefined) return;
  const register_number = point.fiscal_register_number ?? '';
  const register = { merchant_id: origin.merchant, register_number };
  const before = (hours: number) => new Date(origin.now.getTime() - hours * HOUR_MS).toISOString();
  const [opened, wentOffline, closed, now] = [before(20), before(10), before(9), before(0)];
  const totals = { ...noTotals, service_in: CASH };
  const columns = (table: string, at: string) => ({
    ...seedRowColumns(origin, table, `${register_number} ${at}`, undefined),
    ...{ created_at: at, updated_at: at },
  });
  const shiftAt = (begun_at: string, closed_at: string | null): Row<'register_shifts'> => ({
    ...columns('register_shift', begun_at),
    ...{ point_id: point.id, register_number, state: closed_at ? 'closed' : 'opened', begun_at },
    ...{ opened_at: begun_at, closes_at: closed_at ?? before(-24), closed_at, refusal: null },
    ...{ opened_by: author.by_user_id ?? '', opened_by_itself: 0, closed_by: null },
    ...totalColumns(closed_at ? totals : noTotals),
    ...{ opening_number: null, z_number: null },
  });
  const [night, day] = [shiftAt(opened, closed), shiftAt(now, null)];
  await tx.insertInto('register_shifts').values([night, day]).execute();

  const write = async (shift: Row<'register_shifts'>, at: string, body: DocumentBody, isOffline: boolean) => {
    const hasNumber = isOffline && !isOfSession(body.kind);
    const numbers = hasNumber ? await numbersOf(tx, register) : undefined;
    const row = columns('register_document', `${at} ${body.kind}`);
    const how = { isOffline, numbers, columns: { ...row, created_at: at, updated_at: at } };
    return writeDocument(tx, { clock: clockAt(at), signer }, { point, shift }, body, author, how);
  };
  const opening = await write(night, opened, { kind: 'shift_open' }, false);
  const sent = {
    merchantId: origin.merchant,
    document: Buffer.from(opening.document, 'base64'),
    signature: Buffer.from(opening.signature, 'base64'),
  };
  const judgement = {
    ...{ now: new Date(opened), delay: 0, isVerified: true, refuses: false },
    offlineNumbers: DEFAULT_OFFLINE_NUMBERS,
  };
  const { answer } = await judgeDocument(tx, sent, judgement);
  if (answer.refusal !== undefined) throw new Error(`Seed: the tax service refuses ${answer.refusal}`);
  if (answer.offlineNumbers !== undefined)
    await keepNumbers(tx, register, answer.offlineNumbers, opened, columns('offline_numbers', opened));
  const registered = { state: 'registered', fiscal_number: answer.fiscalNumber, settled_at: opened } as const;
  await tx.updateTable('register_documents').set(registered).where('id', '=', opening.id).execute();

  await write(night, wentOffline, { kind: 'offline_start' }, true);
  await write(night, wentOffline, { kind: 'service_in', amount: CASH }, true);
  const { fiscal_number: z_number } = await write(night, closed, { kind: 'z_report', totals }, true);
  const { fiscal_number: opening_number } = await write(day, now, { kind: 'shift_open' }, true);
  const numbered = { opening_number: answer.fiscalNumber, z_number };
  await tx.updateTable('register_shifts').set(numbered).where('id', '=', night.id).execute();
  await tx.updateTable('register_shifts').set({ opening_number }).where('id', '=', day.id).execute();
  const session: Row<'offline_sessions'> = {
    ...columns('offline_session', wentOffline),
    ...{ point_id: point.id, register_number, state: 'refused', refusal: 'number' },
    ...{ started_at: wentOffline, ended_at: now, ...offlineLimit(new Date(wentOffline), []) },
    ...{ next_check_at: now, checks: 0, updated_at: now },
  };
  await tx.insertInto('offline_sessions').values(session).execute();
  const stopped = { trade_stops_at: now, trade_stops_by: 'refused', register_link: 'refused' } as const;
  await tx.updateTable('branches').set(stopped).where('id', '=', point.id).execute();
  const ids = ['closing', 'opening'].map((what) => columns('tax_document', `${what} ${closed}`).id);
  await openElsewhere(tx, register, [ids[0] ?? '', ids[1] ?? ''], before(1));
}
