import type { ClientError } from '@kasa/client/http/errors';
import type { QueryId } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import type { BulkPreview, BulkRequest, BulkRun } from '../../model/bulk.ts';

const reads: readonly QueryId[] = ['listBulkRuns'];

function unfinishedOf(error: ClientError | null): string | null {
  if (error?.kind !== 'server' || error.codeName !== 'bulk_run_unfinished') return null;
  return error.details?.run_id ?? null;
}

const isOther = (error: ClientError | null) =>
  error?.kind === 'server' && error.codeName === 'bulk_targets_changed';

export function useStart(wish: BulkRequest, templateId: string | null) {
  const isQuiet = (error: ClientError) => unfinishedOf(error) !== null || isOther(error);
  const edit = useCommand('startBulkRun', { refreshes: reads, isQuiet });
  const update = useCommand('startOfflineUpdate', { refreshes: reads, isQuiet });
  const run = ({ previewed_at, digest }: BulkPreview): Promise<BulkRun> => {
    const agreed = { previewed_at, digest };
    if (wish.kind === 'offline_all_update') return update.run({ body: agreed });
    const { kind, target } = wish;
    return edit.run({ body: { kind, template_id: templateId, target, ...agreed } });
  };
  const used = wish.kind === 'offline_all_update' ? update : edit;
  const { isRunning, error } = used;
  return { run, isRunning, unfinished: unfinishedOf(error), isOther: isOther(error) };
}
