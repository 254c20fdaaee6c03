import type { InputOf } from '@kasa/contracts/shared/operation';
import type { previewResendRun } from '@kasa/contracts/terminals/operations/resend-runs';
import {
  MAX_TERMINALS_NAMED,
  type ResendSkipReason,
  resendSkipReasons,
} from '@kasa/contracts/terminals/resend-run-values';
import type { ResendRunPreviewEntity } from '@kasa/contracts/terminals/resend-runs';
import type { Context } from '../../../http/request/handler.ts';
import { createDigest, createPreview } from '../../../runs/preview.ts';
import { type Verdict, verdictsOf } from './rules.ts';

/** Stands for the callbacks, and why some are left out. */
export function digestOf(verdicts: readonly Verdict[]): string {
  const { add, digest } = createDigest('resend');
  for (const { id, skip } of verdicts) add(`${id} ${skip ?? 'changes'}`);
  return digest();
}

const terminalOf = ({ terminal_id: id, terminal_number: number, terminal_name: name }: Verdict) => ({
  ...{ id, number, name },
});

function presentVerdict(verdict: Verdict): ResendRunPreviewEntity['items'][number] {
  const { id, transaction_id, order_id, status, host, created_at, skip } = verdict;
  const transaction = { id: transaction_id, order_id };
  return {
    callback: { id, transaction, terminal: terminalOf(verdict), status, host, created_at },
    reason: skip,
  };
}

/** @throws OperationFailure `not_found`, `bulk_run_too_large` */
export async function previewRun(
  context: Context,
  { target, ...query }: InputOf<typeof previewResendRun>['body'],
): Promise<ResendRunPreviewEntity> {
  const previewed_at = context.clock.nowIso();
  const verdicts = await verdictsOf(context.db.db, context, target);
  const preview = createPreview<Verdict, ResendSkipReason>(resendSkipReasons, query);
  for (const verdict of verdicts) preview.add(verdict, verdict.skip);
  const { shown, counts, paging } = preview.result();
  const sent = Map.groupBy(
    verdicts.filter(({ skip }) => skip === null),
    ({ terminal_id }) => terminal_id,
  );
  const terminals = [...sent.values()]
    .map((some) => ({ terminal: terminalOf(some[0] as Verdict), count: some.length }))
    .sort((a, b) => b.count - a.count);
  return {
    ...{ previewed_at, digest: digestOf(verdicts), ...counts },
    terminals: terminals.slice(0, MAX_TERMINALS_NAMED),
    terminals_count: terminals.length,
    items: shown.map(presentVerdict),
    ...paging,
  };
}
