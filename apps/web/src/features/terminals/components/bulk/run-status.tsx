import { eventRights } from '@kasa/contracts/events/event-types';
import type { BulkRowState, BulkRunState } from '@kasa/contracts/terminals/bulk-run-values';
import { bulkRunFields, bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import { Status, type StatusTone } from '@kasa/ui/status';
import {
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleX,
  LoaderCircle,
  type LucideIcon,
  OctagonX,
} from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';

interface Look {
  tone: StatusTone;
  icon: LucideIcon;
}

const runs: Readonly<Record<BulkRunState, Look>> = {
  running: { tone: 'info', icon: LoaderCircle },
  done: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'warning', icon: OctagonX },
};

const rows: Readonly<Record<BulkRowState, Look>> = {
  pending: { tone: 'info', icon: CircleDashed },
  done: { tone: 'positive', icon: CircleCheck },
  skipped: { tone: 'neutral', icon: CircleMinus },
  failed: { tone: 'danger', icon: CircleX },
};

export function RunStatus({ state, variant }: { state: BulkRunState; variant?: 'badge' | undefined }) {
  const { display } = useFields(bulkRunFields);
  return (
    <Status {...runs[state]} variant={variant}>
      {display('state', state)}
    </Status>
  );
}

export function RowStatus({ state }: { state: BulkRowState }) {
  const { display } = useFields(bulkRunRowFields);
  return <Status {...rows[state]}>{display('state', state)}</Status>;
}

/** Connection status of bulk runs; hidden from users who receive no events of runs. */
export function BulkLiveStatus() {
  const { can } = usePermissions();
  return eventRights['bulk_run.progress'].some(can) ? <LiveStatus /> : null;
}
