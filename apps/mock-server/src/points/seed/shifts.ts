/** Shifts of a seeded merchant's registers: yesterday's, closed, and today's, open. */
import { DEFAULT_OFFLINE_NUMBERS } from '@kasa/contracts/points/offline-rules';
import { MAX_SHIFT_HOURS } from '@kasa/contracts/points/register-shift-states';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { weekDays } from '@kasa/contracts/shared/week-days';
import type { Transaction } from 'kysely';
import type { ReceiptContent } from '../../db/receipt-content.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import { seedRowColumns } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { clockAt } from '../../http/clock.ts';
import { addReceipt, cashOf, noTotals, totalColumns } from '../../http/fiscal/turnover.ts';
import type { DocumentBody } from '../documents/build-document.ts';
import { type DocumentSigner, documentSigner } from '../documents/signer.ts';
import { keepNumbers } from '../offline/offline-store.ts';
import { closingTime } from '../shifts/closing-time.ts';
import { writeDocument } from '../shifts/write-document.ts';
import { judgeDocument } from '../tax-service/document-book.ts';
import { seedRefusedRegister } from './offline.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** After it a register takes nothing but the Z report: where a shift lasts as long as one may. */
const lastMinuteOf = (begunAt: Date) =>
  new Date(begunAt.getTime() + MAX_SHIFT_HOURS * HOUR_MS - MINUTE_MS).toISOString();
const earlier = (one: string, other: string) => (one < other ? one : other);
const CASH = 50_000;

interface ShiftSeed {
  readonly point: Row<'branches'>;
  readonly id: string;
  readonly begunAt: Date;
  readonly isClosed: boolean;
}

/** What payments at a point from an instant until before another say in their receipts, oldest first. */
type SoldAt = (
  db: Db,
  merchant: string,
  pointId: string,
  from: string,
  before: string,
) => Promise<readonly { readonly id: string; readonly paidAt: string; readonly receipt: ReceiptContent }[]>;

/** Writes them, registered with the tax service. */
export async function seedShifts(
  db: Db,
  merchant: SeededMerchant,
  world: SeedOptions,
  soldAt: SoldAt,
): Promise<void> {
  const tx = db as Transaction<Schema>;
  const now = seedTime(world.now);
  const origin = { merchant: merchant.id, now, draw: createSeededFaker(world.seed, now) };
  const fiscal = tx
    .selectFrom('branches')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('fiscal_register_number', 'is not', null);
  const points = await fiscal.orderBy('name_key').execute();
  const point = points.find(({ id }) => id === exampleIds.point) ?? points[0];
  const owner = merchant.people.find(({ role }) => role === 'owner');
  if (point === undefined || owner === undefined) return;
  const author = {
    ...{ by_user_id: owner.id, by_user_name: owner.name, by_user_phone: owner.phone },
    ...{ operation: 'openRegisterShift', action: owner.id, address: '' },
  };
  const { sign, ...others } = documentSigner();
  // By the mock's own key: others sign at random, and rows of one seed are alike.
  const signer: DocumentSigner = { ...others, sign: (db, _, text) => sign(db, { point_key_id: null }, text) };
  const other = points.find(({ id }) => id === exampleIds.pointWithCash);
  await seedRefusedRegister(tx, origin, author, signer);
  const seeds: readonly ShiftSeed[] = [
    { point, id: exampleIds.registerShift, begunAt: new Date(now.getTime() - 25 * HOUR_MS), isClosed: true },
    { point, id: exampleIds.registerShiftToClose, begunAt: now, isClosed: false },
    ...(other ? [{ point: other, id: exampleIds.registerShiftForCash, begunAt: now, isClosed: false }] : []),
  ];
  for (const { point, id, begunAt, isClosed } of seeds) {
    const begun_at = begunAt.toISOString();
    const days = (JSON.parse(point.shift_closing_days) as (typeof weekDays)[number][]).map(
      (day) => weekDays.indexOf(day) + 1,
    );
    // An open one stays so until the next seed: examples close it at whatever hour they are sent.
    const closes_at = closingTime(begun_at, point.shift_closing_time, isClosed ? days : []);
    const closed_at = isClosed ? closes_at : null;
    const emptied_at = earlier(closes_at, lastMinuteOf(begunAt));
    const stamps = { created_at: begun_at, updated_at: closed_at ?? begun_at, version: isClosed ? 4 : 2 };
    const sold = isClosed ? await soldAt(tx, merchant.id, point.id, begun_at, emptied_at) : [];
    const sales = sold.reduce((sum, { receipt }) => addReceipt(sum, receipt), noTotals.sales);
    const inside = { ...noTotals, sales, service_in: isClosed ? CASH : 0 };
    const totals = { ...inside, service_out: cashOf(inside) };
    const shift: Row<'register_shifts'> = {
      ...{ ...seedRowColumns(origin, 'register_shift', `${point.id} ${begun_at}`, id), ...stamps },
      ...{ point_id: point.id, register_number: point.fiscal_register_number ?? '' },
      ...{ state: isClosed ? 'closed' : 'opened', begun_at, opened_at: begun_at, closes_at, closed_at },
      ...{ opened_by: owner.id, closed_by: null, refusal: null, opening_number: null, z_number: null },
      ...totalColumns(totals),
      opened_by_itself: 0,
    };
    await tx.insertInto('register_shifts').values(shift).execute();
    const bodies: readonly (readonly [at: string, body: DocumentBody, receiptOf?: string])[] = [
      [begun_at, { kind: 'shift_open' }],
      [begun_at, { kind: 'service_in', amount: CASH }],
      ...sold.map(({ id, paidAt, receipt }) => [paidAt, { kind: 'sale', receipt }, id] as const),
      [emptied_at, { kind: 'service_out', amount: totals.service_out }],
      [closes_at, { kind: 'z_report', totals }],
    ];
    for (const [at, body, receiptOf] of isClosed ? bodies : bodies.slice(0, 1)) {
      const clock = clockAt(at);
      const place = `${point.id} ${begun_at} ${receiptOf ?? body.kind}`;
      const columns = {
        ...seedRowColumns(origin, 'register_document', place, undefined),
        ...{ created_at: at, updated_at: at },
      };
      const by =
        body.kind === 'z_report' || body.kind === 'sale'
          ? { by_user_id: null, by_user_name: null, by_user_phone: null }
          : {};
      const of = { point, shift };
      const made = await writeDocument(
        tx,
        { clock, signer },
        of,
        body,
        { ...author, ...by },
        { columns, receiptOf },
      );
      const sent = {
        merchantId: merchant.id,
        document: Buffer.from(made.document, 'base64'),
        signature: Buffer.from(made.signature, 'base64'),
      };
      const judgement = {
        ...{ now: new Date(at), delay: 0, isVerified: true, refuses: false },
        offlineNumbers: DEFAULT_OFFLINE_NUMBERS,
      };
      const { answer } = await judgeDocument(tx, sent, judgement);
      if (answer.refusal !== undefined) throw new Error(`Seed: the tax service refuses ${answer.refusal}`);
      const settled = { state: 'registered', fiscal_number: answer.fiscalNumber, settled_at: at } as const;
      await tx.updateTable('register_documents').set(settled).where('id', '=', made.id).execute();
      if (answer.offlineNumbers !== undefined) {
        const kept = seedRowColumns(origin, 'offline_numbers', point.id, undefined);
        await keepNumbers(tx, shift, answer.offlineNumbers, at, kept);
      }
      const numbered = tx.updateTable('transactions').set({ fiscal_number: answer.fiscalNumber });
      if (receiptOf !== undefined) await numbered.where('id', '=', receiptOf).execute();
      const column = { shift_open: 'opening_number', z_report: 'z_number' } as const;
      if (body.kind === 'shift_open' || body.kind === 'z_report') {
        const number = { [column[body.kind]]: answer.fiscalNumber };
        await tx.updateTable('register_shifts').set(number).where('id', '=', shift.id).execute();
      }
    }
  }
}
