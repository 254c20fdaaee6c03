import type { BulkRowState, BulkRunState } from '@kasa/contracts/terminals/bulk-run-values';
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
import { useText } from '#shared/i18n/i18n.tsx';
import { bulkMessages } from '../../messages/bulk/catalogue.ts';

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
  const text = useText(bulkMessages);
  return (
    <Status {...runs[state]} variant={variant}>
      {text(`state.${state}`)}
    </Status>
  );
}

export function RowStatus({ state }: { state: BulkRowState }) {
  const text = useText(bulkMessages);
  return <Status {...rows[state]}>{text(`row.${state}`)}</Status>;
}
