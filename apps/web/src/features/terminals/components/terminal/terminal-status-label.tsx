import { Status, type StatusTone } from '@kasa/ui/status';
import {
  Activity,
  Ban,
  CircleCheck,
  CircleDashed,
  type LucideIcon,
  Unlink,
  Wifi,
  WifiOff,
} from 'lucide-react';
import { formatOfflineDuration } from '#entities/terminals/format-offline-duration.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { terminalsMessages } from '../../messages.ts';
import type { Terminal } from '../../model/types.ts';

const looks: Readonly<Record<Terminal['status'], { tone: StatusTone; icon: LucideIcon }>> = {
  added: { tone: 'info', icon: CircleDashed },
  active: { tone: 'positive', icon: CircleCheck },
  blocked: { tone: 'danger', icon: Ban },
  released: { tone: 'neutral', icon: Unlink },
};

export function TerminalStatusLabel({ status }: Pick<Terminal, 'status'>) {
  const text = useText(terminalsMessages);
  return <Status {...looks[status]}>{text(`status.${status}`)}</Status>;
}

type Reachability = Pick<Terminal, 'connectivity' | 'last_online_at' | 'is_unstable'>;

/**
 * Connectivity of a terminal, with the time since it went offline, kept up to date. Unstable terminals are marked: not
 * each of their changes is published as an event.
 */
export function ConnectivityLabel({ terminal }: { terminal: Reachability }) {
  const text = useText(terminalsMessages);
  const { connectivity, last_online_at, is_unstable } = terminal;
  const state =
    connectivity === 'online' ? (
      <Status tone="positive" icon={Wifi}>
        {text('connectivity.online')}
      </Status>
    ) : last_online_at === null ? (
      <Status tone="neutral" icon={WifiOff}>
        {text('connectivity.never')}
      </Status>
    ) : (
      <OfflineSince at={last_online_at} />
    );
  if (!is_unstable) return state;
  return (
    <span className="flex min-w-0 flex-col items-start">
      {state}
      <span className="flex items-center gap-1.5 text-[13px] text-warning leading-4">
        <Activity size={14} aria-hidden className="shrink-0" />
        {text('connectivity.unstable')}
      </span>
    </span>
  );
}

function OfflineSince({ at }: { at: string }) {
  const text = useText(terminalsMessages);
  const format = useFormat();
  const time = formatOfflineDuration(at, useServerTime(), format, (count) => text('time.days', { count }));
  return (
    <Status tone="warning" icon={WifiOff}>
      {text('connectivity.since', { time })}
    </Status>
  );
}
