import type { ClientError } from '@kasa/client/http/errors';
import type { QueryId } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import type { BulkPreview, BulkRequest, BulkRun } from '../../model/bulk.ts';

const invalidatedQueries: readonly QueryId[] = ['listBulkRuns'];

function unfinishedRunIdOf(error: ClientError | null): string | null {
  if (error?.kind !== 'server' || error.codeName !== 'bulk_run_unfinished') return null;
  return error.details?.run_id ?? null;
}

const haveTargetsChanged = (error: ClientError | null) =>
  error?.kind === 'server' && error.codeName === 'bulk_targets_changed';

export function useStartBulkRun(request: BulkRequest, templateId: string | null) {
  const isQuiet = (error: ClientError) => unfinishedRunIdOf(error) !== null || haveTargetsChanged(error);
  const edit = useCommand('startBulkRun', { refreshes: invalidatedQueries, isQuiet });
  const update = useCommand('startOfflineUpdate', { refreshes: invalidatedQueries, isQuiet });
  const run = ({ previewed_at, digest }: BulkPreview): Promise<BulkRun> => {
    const previewConfirmation = { previewed_at, digest };
    if (request.kind === 'offline_all_update') return update.run({ body: previewConfirmation });
    const { kind, target } = request;
    return edit.run({ body: { kind, template_id: templateId, target, ...previewConfirmation } });
  };
  const command = request.kind === 'offline_all_update' ? update : edit;
  const { isRunning, error } = command;
  return {
    run,
    isRunning,
    unfinishedRunId: unfinishedRunIdOf(error),
    haveTargetsChanged: haveTargetsChanged(error),
  };
}
