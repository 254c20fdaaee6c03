import type { Schema } from '@kasa/client/http/types';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { LoadError } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { toast } from '#shared/toast/toast.ts';
import { type Device, formatDevice, parseUserAgent } from '#shared/user-agent/user-agent.ts';
import { accountMessages } from '../messages.ts';
import { NewBrowserMark } from './own-activity.tsx';

/** Navigation state after a password change: all other sessions were ended. */
export const passwordChangedState = { hasEndedSessions: true };

export function OwnSessions() {
  const text = useText(accountMessages);
  const common = useText(commonMessages);
  const { viewAsReason } = usePermissions();
  const { state } = useLocation();
  const query = useOperation('listOwnSessions', {});
  const revocation = useRevocation();
  if (query.isPending) {
    return (
      <div className="flex flex-col gap-4" role="status" aria-label={common('table.loading')}>
        <Skeleton height="48px" />
        <Skeleton height="48px" />
      </div>
    );
  }
  if (!query.data) return <LoadError title={text('sessions.failed')} query={query} />;
  const { items } = query.data;
  const others = items.filter(({ current }) => !current);
  const isAfterPassword = (state as Partial<typeof passwordChangedState> | null)?.hasEndedSessions === true;
  return (
    <>
      {isAfterPassword ? (
        <div className="mb-4">
          <InlineNotice tone="positive">{text('sessions.endedByPassword')}</InlineNotice>
        </div>
      ) : null}
      <ul aria-label={text('sessions.list')} className="-mt-3">
        {items.map((session) => (
          <OwnSessionItem
            key={session.id}
            session={session}
            disabledReason={viewAsReason}
            onRevoke={() => revocation.ask({ session })}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="mt-2 text-[13px] text-text-muted">{text('sessions.only')}</p>
      ) : (
        <div className="mt-4">
          <Button disabledReason={viewAsReason} onPress={() => revocation.ask({ others: others.length })}>
            {text('sessions.revokeOthers')}
          </Button>
        </div>
      )}
      {revocation.dialog}
    </>
  );
}

type OwnSession = Schema<'OwnSession'>;

const icons: Readonly<Record<Device['kind'], LucideIcon>> = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
};

function useDeviceText(): (session: OwnSession) => string {
  const text = useText(accountMessages);
  return ({ user_agent }) => formatDevice(parseUserAgent(user_agent)) ?? text('sessions.unknown');
}

function OwnSessionItem({
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
          {session.new_browser ? <NewBrowserMark /> : null}
        </p>
        <p className="text-[13px] text-text-muted figures leading-5">{facts.join(' · ')}</p>
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

/** What is to be ended: one session, or all others, with their count at the time of asking. */
type RevokeTarget = { session: OwnSession } | { others: number };

const refreshes = ['listOwnSessions', 'listOwnActivity', 'listAuditEntries'] as const;

function useRevocation() {
  const text = useText(accountMessages);
  const deviceText = useDeviceText();
  const revoke = useCommand('revokeOwnSession', { refreshes, success: text('sessions.revoked') });
  const revokeOthers = useCommand('revokeOtherSessions', { refreshes });
  return useConfirm((target: RevokeTarget) => ({
    tone: 'danger',
    busyLabel: text('sessions.revoking'),
    ...('session' in target
      ? {
          title: text('sessions.revokeTitle'),
          confirmLabel: text('sessions.revoke'),
          children: text('sessions.revokeText', {
            device: deviceText(target.session),
            address: target.session.address,
          }),
          onConfirm: () => revoke.run({ params: { id: target.session.id } }),
        }
      : {
          title: text('sessions.othersTitle'),
          confirmLabel: text('sessions.othersConfirm'),
          children: text('sessions.othersText', { count: target.others }),
          onConfirm: async () => {
            const { revoked } = await revokeOthers.run({});
            toast.success(text('sessions.othersRevoked', { count: revoked }));
          },
        }),
  }));
}
