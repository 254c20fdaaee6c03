import { eventRights } from '@kasa/contracts/events/event-types';
import type { BulkRowState, BulkRunState } from '@kasa/contracts/terminals/bulk-run-values';
import { bulkRunFields, bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { runLooks, runRowLooks } from '#shared/runs/run-status.tsx';

export const RunStatus = createChoiceStatus<BulkRunState>(bulkRunFields, 'state', runLooks);

export const RowStatus = createChoiceStatus<BulkRowState>(bulkRunRowFields, 'state', runRowLooks);

/** Connection status of bulk runs; hidden from users who receive no events of runs. */
export function RunsConnectionStatus() {
  const { can } = usePermissions();
  return eventRights['bulk_run.progress'].some(can) ? <LiveConnectionStatus /> : null;
}
