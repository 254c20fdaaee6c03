import type { DataOf, InputOf, QueryId } from '#shared/query/operations.ts';
import type { PreviewPaging } from '#shared/runs/run-preview.tsx';
import { runLive, useRunPreview } from '#shared/runs/run-queries.ts';
import type { ChosenRows } from '#shared/table/use-chosen-rows.ts';
import type { TransactionFilter } from './transaction-list.ts';

export type ReversalRun = DataOf<'getReversalRun'>;
export type ReversalRunRow = DataOf<'listReversalRunRows'>['items'][number];
export type ReversalPreview = DataOf<'previewReversalRun'>;
export type ReversalTarget = InputOf<'startReversalRun'>['body']['target'];

export const reversalRunQueryIds: readonly QueryId[] = [
  'getReversalRun',
  'listReversalRunRows',
  'listReversalRuns',
];

export const reversalRunsLive = runLive('reversal_run.progress', reversalRunQueryIds);

/** Chosen payments: by ids, or all matching a filter. */
export const reversalTarget = ({ ids, isAll }: ChosenRows, filter: TransactionFilter): ReversalTarget =>
  isAll
    ? Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
    : { transaction_ids: [...ids] };

export const useReversalPreview = (target: ReversalTarget, query: PreviewPaging['query']) =>
  useRunPreview<ReversalPreview>(['reversals', target, query], (client, how) =>
    client.operation('previewReversalRun')({ body: { target, ...query } }, how),
  );
