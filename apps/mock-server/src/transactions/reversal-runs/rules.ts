/** What a run pays back of a payment, or why it leaves it out; shared by the preview and the run. */
import type { ReversalSkipReason } from '@kasa/contracts/transactions/reversal-run-values';
import { leftAmount } from '@kasa/contracts/transactions/transaction-status';
import type { Db, Row } from '../../db/schema.ts';
import { cashOf } from '../cash.ts';
import type { TargetRow } from './targets.ts';

/** Why nothing of a payment can be paid back; null: something can, if there is cash. */
export function skipOf(
  payment: Pick<Row<'transactions'>, 'status' | 'amount' | 'refund_amount' | 'paid_at'>,
): ReversalSkipReason | null {
  if (payment.status === 'reversing') return 'already_reversing';
  if (leftAmount(payment) > 0) return null;
  return payment.status === 'reversed' ? 'nothing_left' : 'not_paid';
}

export interface Verdict {
  readonly payment: TargetRow;
  /** Kopiykas. */
  readonly left: number;
  readonly skip: ReversalSkipReason | null;
}

/** What would become of the payments, in their order: each takes from the cash of its terminal what is left of it. */
export async function verdictsOf(
  db: Db,
  merchant: string,
  payments: readonly TargetRow[],
): Promise<Verdict[]> {
  const inside = new Map<string, number>();
  const verdicts: Verdict[] = [];
  for (const payment of payments) {
    const left = leftAmount(payment);
    let skip = skipOf(payment);
    if (skip === null && payment.payment_form === 'cash') {
      const { terminal_id: id } = payment;
      const cash = inside.get(id) ?? (await cashOf(db, merchant, id)).account.inside_amount;
      if (left > cash) skip = 'cash_not_enough';
      inside.set(id, skip === null ? cash - left : cash);
    }
    verdicts.push({ payment, left, skip });
  }
  return verdicts;
}

/** What is paid back altogether, kopiykas. */
export const sumOf = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((sum, { left, skip }) => sum + (skip === null ? left : 0), 0);
