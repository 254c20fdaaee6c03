import { eventRights } from '@kasa/contracts/events/event-types';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';

/** How current runs are. Nothing is told of them to those who may begin none, and so nothing is said of it. */
export function BulkLiveStatus() {
  const { can } = usePermissions();
  return eventRights['bulk_run.progress'].some(can) ? <LiveStatus /> : null;
}
