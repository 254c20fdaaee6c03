import type { Schema } from '@kasa/client/http/types';
import { Button } from '@kasa/ui/button';
import { Status } from '@kasa/ui/status';
import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { type Device, formatDevice, parseUserAgent } from '#shared/user-agent/user-agent.ts';
import { accountMessages } from '../messages/account/catalogue.ts';

export type OwnSession = Schema<'OwnSession'>;

const icons: Readonly<Record<Device['kind'], LucideIcon>> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
};

export function useDeviceText(): (session: OwnSession) => string {
  const text = useText(accountMessages);
  return ({ user_agent }) => formatDevice(parseUserAgent(user_agent)) ?? text('sessions.unknown');
}

export function OwnSessionItem({
  session,
  disabledReason,
  onRevoke,
}: {
  session: OwnSession;
  disabledReason: string | undefined;
  onRevoke: () => void;
}) {
  const text = useText(accountMessages);
  const format = useFormat();
  const { signOut } = useServices();
  const device = useDeviceText()(session);
  const Icon = icons[parseUserAgent(session.user_agent).kind];
  const facts = [
    text('sessions.address', { address: session.address }),
    text('sessions.signedIn', { at: format.dateTime(session.signed_in_at) }),
    ...(session.current ? [] : [text('sessions.lastSeen', { at: format.dateTime(session.last_seen_at) })]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-border border-b py-3 last:border-b-0">
      <Icon size={20} aria-hidden className="shrink-0 self-start text-text-muted" />
      <div className="min-w-0 flex-[1_1_200px]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium [overflow-wrap:anywhere]">{device}</span>
          {session.current ? (
            <Status tone="positive" variant="badge">
              {text('sessions.current')}
            </Status>
          ) : null}
        </p>
        <p className="text-[13px] text-text-muted tabular-nums leading-5">{facts.join(' · ')}</p>
      </div>
      {session.current ? (
        <Button size="sm" onPress={signOut}>
          {text('sessions.signOut')}
        </Button>
      ) : (
        <Button
          size="sm"
          aria-label={text('sessions.revokeOf', { device })}
          disabledReason={disabledReason}
          onPress={onRevoke}
        >
          {text('sessions.revoke')}
        </Button>
      )}
    </li>
  );
}
