import type { InputOf } from '@kasa/contracts/shared/operation';
import type { previewReversalRun } from '@kasa/contracts/transactions/operations/reversal-runs';
import {
  type ReversalSkipReason,
  reversalSkipReasons,
} from '@kasa/contracts/transactions/reversal-run-values';
import type { ReversalRunPreviewEntity } from '@kasa/contracts/transactions/reversal-runs';
import type { Context } from '../../http/request/handler.ts';
import { createDigest, createPreview } from '../../runs/preview.ts';
import { presentPayment } from './present-payment.ts';
import { sumOf, type Verdict, verdictsOf } from './rules.ts';
import { targetRows } from './targets.ts';

/** Stands for the payments, what is left of each, and why some are left out. */
export function digestOf(verdicts: readonly Verdict[]): string {
  const { add, digest } = createDigest('reverse');
  for (const { payment, left, skip } of verdicts) add(`${payment.id} ${left} ${skip ?? 'changes'}`);
  return digest();
}

/** @throws OperationFailure `not_found`, `bulk_run_too_large` */
export async function previewRun(
  context: Context,
  { target, ...query }: InputOf<typeof previewReversalRun>['body'],
): Promise<ReversalRunPreviewEntity> {
  const { session, clock } = context;
  const { db } = context.db;
  const previewed_at = clock.nowIso();
  const verdicts = await verdictsOf(db, session.merchantId, await targetRows(db, context, target));
  const preview = createPreview<Verdict, ReversalSkipReason>(reversalSkipReasons, query);
  for (const verdict of verdicts) preview.add(verdict, verdict.skip);
  const { shown, counts, paging } = preview.result();
  const items = shown.map(({ payment, left, skip }) => ({
    payment: presentPayment(payment),
    left_amount: left,
    reason: skip,
  }));
  return { previewed_at, digest: digestOf(verdicts), ...counts, amount: sumOf(verdicts), items, ...paging };
}
