import type { Schema } from '@kasa/client/http/types';
import { Button } from '@kasa/ui/button';
import { ConfirmDialog } from '@kasa/ui/confirm-dialog';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { Status } from '@kasa/ui/status';
import { type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
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
import { accountMessages } from '../messages/account/catalogue.ts';

/** Navigation state after a password change: all other sessions were ended. */
export const passwordChangedState = { hasEndedSessions: true };

export function OwnSessions() {
  const text = useText(accountMessages);
  const common = useText(commonMessages);
  const { viewAsReason } = usePermissions();
  const { state } = useLocation();
  const query = useOperation('listOwnSessions', {});
  const [revokeTarget, setRevokeTarget] = useState<RevokeTarget | null>(null);
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
            onRevoke={() => setRevokeTarget({ session })}
          />
        ))}
      </ul>
      {others.length === 0 ? (
        <p className="mt-2 text-[13px] text-text-muted">{text('sessions.only')}</p>
      ) : (
        <div className="mt-4">
          <Button disabledReason={viewAsReason} onPress={() => setRevokeTarget({ others: others.length })}>
            {text('sessions.revokeOthers')}
          </Button>
        </div>
      )}
      <RevokeSessionDialog target={revokeTarget} onClose={() => setRevokeTarget(null)} />
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

/** What is to be ended: one session, or all others, with their count at the time of asking. */
type RevokeTarget = { session: OwnSession } | { others: number };

const refreshes = ['listOwnSessions', 'listAuditEntries'] as const;

function RevokeSessionDialog({ target, onClose }: { target: RevokeTarget | null; onClose: () => void }) {
  const text = useText(accountMessages);
  const common = useText(commonMessages);
  const words = useDeviceText();
  const revoke = useCommand('revokeOwnSession', { refreshes, success: text('sessions.revoked') });
  const revokeOthers = useCommand('revokeOtherSessions', { refreshes });
  // Keeps the content during the closing animation.
  const last = useRef(target);
  if (target) last.current = target;
  const shown = last.current;
  if (!shown) return null;
  const others = 'others' in shown ? shown.others : null;
  const confirm = async () => {
    if ('session' in shown) await revoke.run({ params: { id: shown.session.id } });
    else {
      const { revoked } = await revokeOthers.run({});
      toast.success(text('sessions.othersRevoked', { count: revoked }));
    }
  };
  return (
    <ConfirmDialog
      isOpen={target !== null}
      onClose={onClose}
      tone="danger"
      title={text(others === null ? 'sessions.revokeTitle' : 'sessions.othersTitle')}
      confirmLabel={text(others === null ? 'sessions.revoke' : 'sessions.othersConfirm')}
      cancelLabel={common('action.cancel')}
      closeLabel={common('action.close')}
      busyLabel={text('sessions.revoking')}
      onConfirm={confirm}
    >
      {'session' in shown
        ? text('sessions.revokeText', { device: words(shown.session), address: shown.session.address })
        : text('sessions.othersText', { count: shown.others })}
    </ConfirmDialog>
  );
}
