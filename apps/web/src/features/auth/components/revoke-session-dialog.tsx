import { ConfirmDialog } from '@kasa/ui/confirm-dialog';
import { useRef } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useCommand } from '#shared/query/use-command.ts';
import { toast } from '#shared/toast/toast.ts';
import { accountMessages } from '../messages/account/catalogue.ts';
import { type OwnSession, useDeviceText } from './own-session-item.tsx';

/** What is to be ended: one session, or all others, with their count at the time of asking. */
export type RevokeTarget = { session: OwnSession } | { others: number };

const refreshes = ['listOwnSessions', 'listAuditEntries'] as const;

export function RevokeSessionDialog({
  target,
  onClose,
}: {
  target: RevokeTarget | null;
  onClose: () => void;
}) {
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
