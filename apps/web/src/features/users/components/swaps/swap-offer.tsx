import { boundsOf } from '@kasa/contracts/users/schedule-rules';
import { Button } from '@kasa/ui/button';
import { Status } from '@kasa/ui/status';
import { ArrowRightLeft } from 'lucide-react';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { type OwnShift, type ShiftSwap, swapsOfShift } from '../../model/swaps/swaps.ts';
import { useSwapWords } from './use-swap-words.ts';

export interface Offering {
  readonly swaps: readonly ShiftSwap[];
  readonly onOffer: (shift: OwnShift) => void;
}

/** Of a shift that has not begun: what is asked about it, and asking. */
export function SwapOffer({ shift, swaps, onOffer }: { shift: OwnShift } & Offering) {
  const { text, me, shift: words } = useSwapWords();
  const { viewAsReason } = usePermissions();
  const now = useServerTime();
  if (boundsOf(shift).start <= now) return null;
  const open = swapsOfShift(swaps, shift, me);
  const hasAgreed = open.some(({ state }) => state === 'agreed');
  return (
    <>
      {open.length > 0 ? (
        <Status tone={hasAgreed ? 'info' : 'neutral'} icon={ArrowRightLeft}>
          {text(hasAgreed ? 'shift.agreed' : 'shift.asked')}
        </Status>
      ) : null}
      <Button
        size="sm"
        aria-label={text('ask.of', { shift: words(shift) })}
        disabledReason={viewAsReason}
        onPress={() => onOffer(shift)}
      >
        {text('ask.action')}
      </Button>
    </>
  );
}
