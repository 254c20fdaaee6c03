import type { RoundState, RoundStopState } from '@kasa/contracts/transactions/collection-round-values';
import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { Status, type StatusTone } from '@kasa/ui/status';
import {
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  Footprints,
  type LucideIcon,
  OctagonX,
} from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';

interface Look {
  tone: StatusTone;
  icon: LucideIcon;
}

const rounds: Readonly<Record<RoundState, Look>> = {
  planned: { tone: 'info', icon: CalendarClock },
  under_way: { tone: 'warning', icon: Footprints },
  finished: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: OctagonX },
};

const stops: Readonly<Record<RoundStopState, Look>> = {
  open: { tone: 'info', icon: CircleDashed },
  collected: { tone: 'positive', icon: CircleCheck },
  skipped: { tone: 'warning', icon: CircleMinus },
};

export function RoundStatus({ state, variant }: { state: RoundState; variant?: 'badge' | undefined }) {
  const { display } = useFields(collectionRoundFields);
  return (
    <Status {...rounds[state]} variant={variant}>
      {display('state', state)}
    </Status>
  );
}

export function StopStatus({ state }: { state: RoundStopState }) {
  const { display } = useFields(collectionRoundFields);
  return <Status {...stops[state]}>{display('stop_state', state)}</Status>;
}
