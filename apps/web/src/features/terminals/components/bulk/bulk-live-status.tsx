import { eventRights } from '@kasa/contracts/events/event-types';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';

/** Connection status of bulk runs; hidden from users who receive no events of runs. */
export function BulkLiveStatus() {
  const { can } = usePermissions();
  return eventRights['bulk_run.progress'].some(can) ? <LiveStatus /> : null;
}
