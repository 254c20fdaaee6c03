import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import type { SeededMerchant } from '../../db/seed-options.ts';
import { type GeneratedPayment, withOpenReversal } from './refunds.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

const COUNTS = { large: 6, small: 2 } as const satisfies Record<SeededMerchant['size'], number>;
const examples: readonly string[] = [
  exampleIds.transaction,
  exampleIds.transactionToReverse,
  exampleIds.transactionOfReversalRun,
];

/** Leaves refunds of some of the latest payments by card without an answer of the acquirer. */
export function openSomeReversals(
  payments: GeneratedPayment[],
  size: SeededMerchant['size'],
  moment: Date,
): void {
  const [from, to] = [36, 2].map((hours) => new Date(moment.getTime() - hours * HOUR).toISOString());
  const lately = payments.flatMap(({ id, status, payment_form, started_at, reversals }, index) => {
    const isUntouched = status === 'approved' && reversals.length === 0 && !examples.includes(id);
    const isLately = String(from) < started_at && started_at < String(to);
    return isUntouched && isLately && payment_form !== 'cash' ? [index] : [];
  });
  const every = Math.max(1, Math.floor(lately.length / COUNTS[size]));
  for (let n = 0; n < COUNTS[size]; n += 1) {
    const index = lately[n * every];
    const payment = index === undefined ? undefined : payments[index];
    if (index === undefined || payment === undefined) return;
    payments[index] = withOpenReversal(payment, n % 3 === 1 ? 0.4 : 1, (35 + 7 * n) * MINUTE);
  }
}

/**
 * The acquirer's book of open reversals: one it has never heard of, so that it approves when it is asked again, one that
 * it has approved and one that it has refused, whose answers were lost.
 */
export async function seedAcquirerBook(tx: Db, merchant: string): Promise<void> {
  const open = tx.selectFrom('reversals').selectAll().where('merchant_id', '=', merchant);
  const rows = await open.where('state', '=', 'open').orderBy('id').execute();
  const records = rows.flatMap(({ id, merchant_id, amount, created_at }, n): Row<'acquirer_records'>[] => {
    if (n % 3 === 0) return [];
    const at = new Date(Date.parse(created_at) + 4_000).toISOString();
    const response_code = n % 3 === 1 ? '00' : '05';
    return [{ id, merchant_id, amount, requests: 1, response_code, decided_at: at, answers_at: at }];
  });
  await bulkInsert(tx, 'acquirer_records', records);
}
