import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadError } from '#shared/errors/load-error.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { accountMessages } from '../messages/account/catalogue.ts';
import { OwnSessionItem } from './own-session-item.tsx';
import { RevokeSessionDialog, type RevokeTarget } from './revoke-session-dialog.tsx';

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
