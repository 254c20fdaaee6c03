import type { BulkEditKind } from '@kasa/contracts/terminals/bulk-run-values';
import type { RowAction } from '@kasa/ui/data-table';
import { Ban, Banknote, CircleCheck, Copy, LockOpen, Pencil, ReceiptText, Unlink } from 'lucide-react';
import { useAuditLogAction } from '#shared/history/use-audit-log-action.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { terminalsMessages } from '../../messages.ts';
import type { Terminal } from '../../model/types.ts';

const takesCash = (kind: Terminal['kind']) => kind === 'ptks' || kind === 'transport';

/** Actions of a terminal, shared by the ⋯ menu, the context menu, the card and the drawer. */
export function useTerminalActions(
  onActivate: (terminal: Terminal) => void,
  /** Opens the preview of blocking or unblocking, as for bulk runs. */
  onRequest: (kind: Extract<BulkEditKind, 'block' | 'unblock'>, terminal: Terminal) => void,
  onRelease: (terminal: Terminal) => void,
): (terminal: Terminal) => RowAction[] {
  const text = useText(terminalsMessages);
  const common = useText(commonMessages);
  const copy = useCopyText();
  const history = useAuditLogAction();
  const { writeDenialReason, readDenialReason, can } = usePermissions();
  const againstActivating = ({ status, blocked_by }: Terminal) => {
    const missing = writeDenialReason('add_terminal');
    if (missing !== undefined || status === 'added' || status === 'released') return missing;
    if (blocked_by === 'merchant') return text('action.notActivatable.blockedByMerchant');
    return text(`action.notActivatable.${status}`);
  };
  const blocking = (terminal: Terminal): RowAction => {
    const isBlocked = terminal.status === 'blocked';
    const kind = isBlocked ? 'unblock' : 'block';
    const byBank = isBlocked && terminal.blocked_by !== 'merchant';
    return {
      id: kind,
      label: text(`action.${kind}`),
      icon: isBlocked ? LockOpen : Ban,
      onAction: () => onRequest(kind, terminal),
      disabledReason:
        writeDenialReason('edit_terminal') ?? (byBank ? text('action.notUnblockable') : undefined),
    };
  };
  const encashments = ({ id, kind }: Terminal): RowAction => ({
    id: 'encashment',
    label: text('action.encashment'),
    icon: Banknote,
    href: paths.terminalEncashment({ id }),
    disabledReason: takesCash(kind) ? readDenialReason('cash_view') : text('action.noCash'),
  });
  const transactions = ({ id }: Terminal): RowAction[] =>
    can('transactions_view')
      ? [
          {
            id: 'transactions',
            label: text('action.transactions'),
            icon: ReceiptText,
            href: paths.transactions({ terminal_id: id }),
          },
        ]
      : [];
  const copyNumber = ({ number }: Terminal): RowAction => ({
    id: 'copy',
    label: text('action.copyNumber'),
    icon: Copy,
    onAction: () => copy(number),
  });
  const changes = (terminal: Terminal): RowAction[] => [
    {
      id: 'edit',
      label: common('action.edit'),
      icon: Pencil,
      href: paths.terminalEdit({ id: terminal.id }),
      disabledReason: writeDenialReason('edit_terminal'),
    },
    {
      id: 'activate',
      label: text('action.activate'),
      icon: CircleCheck,
      onAction: () => onActivate(terminal),
      disabledReason: againstActivating(terminal),
    },
    blocking(terminal),
    encashments(terminal),
    ...transactions(terminal),
  ];
  const release = (terminal: Terminal): RowAction => ({
    id: 'release',
    label: text('action.release'),
    icon: Unlink,
    onAction: () => onRelease(terminal),
    disabledReason: writeDenialReason('release_terminal'),
  });
  return (terminal) =>
    terminal.status === 'released'
      ? [encashments(terminal), ...transactions(terminal), copyNumber(terminal), ...history(terminal.id)]
      : [...changes(terminal), copyNumber(terminal), ...history(terminal.id), release(terminal)];
}
