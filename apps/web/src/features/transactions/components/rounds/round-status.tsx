import type { RoundState, RoundStopState } from '@kasa/contracts/transactions/collection-round-values';
import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { CalendarClock, CircleCheck, CircleDashed, CircleMinus, Footprints, OctagonX } from 'lucide-react';
import { createChoiceStatus } from '#shared/fields/choice-status.tsx';

export const RoundStatus = createChoiceStatus<RoundState>(collectionRoundFields, 'state', {
  planned: { tone: 'info', icon: CalendarClock },
  under_way: { tone: 'warning', icon: Footprints },
  finished: { tone: 'positive', icon: CircleCheck },
  cancelled: { tone: 'neutral', icon: OctagonX },
});

export const StopStatus = createChoiceStatus<RoundStopState>(collectionRoundFields, 'stop_state', {
  open: { tone: 'info', icon: CircleDashed },
  collected: { tone: 'positive', icon: CircleCheck },
  skipped: { tone: 'warning', icon: CircleMinus },
});
