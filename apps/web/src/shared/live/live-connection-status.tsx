import { Status, type StatusTone } from '@kasa/ui/status';
import { Clock, type LucideIcon, Radio, RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useFormat } from '../i18n/use-format.ts';
import type { LiveState } from './live-types.ts';
import { useFreshness } from './use-live.ts';

const looks: Readonly<Record<LiveState, { tone: StatusTone; icon: LucideIcon }>> = {
  connecting: { tone: 'neutral', icon: Radio },
  live: { tone: 'positive', icon: Radio },
  reconnecting: { tone: 'neutral', icon: RefreshCw },
  behind: { tone: 'warning', icon: Clock },
};

/**
 * Shows whether a screen is live (ui.md "Live things"). Changes are announced, the initial state is not.
 * @param isBrief while all is well only the sign is seen, where there is no room for the word
 */
export function LiveConnectionStatus({ isBrief = false }: { isBrief?: boolean }) {
  const text = useText(commonMessages);
  const format = useFormat();
  const { state, asOf } = useFreshness();
  const words =
    state === 'behind'
      ? asOf === null
        ? text('live.behind')
        : text('live.asOf', { time: format.time(asOf) })
      : text(state === 'reconnecting' ? 'live.reconnecting' : 'live.live');
  const isKnown = state !== 'connecting';
  // "Behind" is announced once, not for each new time.
  const said = useRef(state);
  useEffect(() => {
    said.current = state;
  });
  const isSaid = state === 'behind' && said.current === state;
  return (
    <span
      role={isKnown ? 'status' : undefined}
      aria-live={isSaid ? 'off' : undefined}
      style={{ visibility: isKnown ? 'visible' : 'hidden' }}
    >
      <Status {...looks[state]}>
        <span className={isBrief && (state === 'live' || state === 'connecting') ? 'sr-only' : undefined}>
          {words}
        </span>
      </Status>
    </span>
  );
}
