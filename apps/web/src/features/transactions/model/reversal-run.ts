import { reversalRunFields, reversalRunRowFields } from '@kasa/contracts/transactions/fields';
import type { DataOf, InputOf } from '#shared/query/operations.ts';
import { defineRunKind } from '#shared/runs/run-kind.ts';
import type { ChosenRows } from '#shared/table/use-chosen-rows.ts';
import { cashQueryIds } from './live-cash.ts';
import { transactionQueryIds } from './refund.ts';
import type { TransactionFilter } from './transaction-list.ts';

export type ReversalRun = DataOf<'getReversalRun'>;
export type ReversalRunRow = DataOf<'listReversalRunRows'>['items'][number];
export type ReversalPreview = DataOf<'previewReversalRun'>;
export type ReversalTarget = InputOf<'startReversalRun'>['body']['target'];

export const reversalRuns = defineRunKind({
  id: 'reversal-run',
  read: 'getReversalRun',
  items: 'listReversalRunRows',
  list: 'listReversalRuns',
  stop: 'cancelReversalRun',
  protocol: 'exportReversalRun',
  progress: 'reversal_run.progress',
  changes: [...transactionQueryIds, ...cashQueryIds],
  preview: (client, target: ReversalTarget, query, how) =>
    client.operation('previewReversalRun')({ body: { target, ...query } }, how),
  fields: reversalRunFields,
  itemFields: reversalRunRowFields,
});

/**
 * Chosen payments: by ids, or all matching a filter that began before now; those that come while it is looked at are not
 * meant.
 * @param now ISO 8601 UTC
 */
export function reversalTarget(
  { ids, isAll }: ChosenRows,
  filter: TransactionFilter,
  now: string,
): ReversalTarget {
  if (!isAll) return { transaction_ids: [...ids] };
  const { started_before: before = now, ...rest } = filter;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), started_before: before < now ? before : now };
}
