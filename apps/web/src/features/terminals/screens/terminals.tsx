import type { BulkEditKind } from '@kasa/contracts/terminals/bulk-run-values';
import type { RowAction } from '@kasa/ui/data-table';
import {
  Ban,
  Banknote,
  CircleCheck,
  Copy,
  FileSliders,
  LockOpen,
  Pencil,
  ScanQrCode,
  Smartphone,
  SmartphoneNfc,
} from 'lucide-react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useAuditLogAction } from '#shared/history/use-audit-log-action.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { useActivateDialog } from '../components/activation/use-activate-dialog.tsx';
import { useBulkActions } from '../components/bulk/use-bulk-actions.tsx';
import { terminalColumns, terminalFacts } from '../components/terminal/terminal-columns.tsx';
import { useTerminalFilters } from '../components/terminal/terminal-filters.tsx';
import { terminalsMessages } from '../messages.ts';
import { terminalLive } from '../model/live-terminals.ts';
import { TERMINAL_SORT, terminalListSpec } from '../model/terminal-list-spec.ts';
import type { Terminal } from '../model/types.ts';
import { useTerminals } from '../queries.ts';

/** `/` and `/terminals`: the list of terminals. */
export function TerminalsScreen() {
  const text = useText(terminalsMessages);
  const format = useFormat();
  const list = useListState(terminalListSpec);
  const query = useTerminals(list.query);
  const activation = useActivateDialog();
  const { writeDenialReason } = usePermissions();
  useLive(terminalLive);
  const missing = writeDenialReason('add_terminal');
  const activate = {
    id: 'activate',
    label: text('list.activate'),
    icon: CircleCheck,
    href: paths.terminalActivate(),
    disabledReason: missing,
  };
  const offline = {
    id: 'offline',
    label: text('list.offline'),
    icon: SmartphoneNfc,
    href: paths.offlineTerminal(),
    disabledReason: missing,
  };
  // Without the permission the row expands instead of opening the form.
  const canEdit = writeDenialReason('edit_terminal') === undefined;
  const save = useExportActions(useDownload('exportTerminals'), { sort: list.sort, ...list.filters });
  const templates = {
    id: 'templates',
    label: text('list.templates'),
    icon: FileSliders,
    href: paths.terminalTemplates(),
  };
  const scan = { id: 'scan', label: text('list.scan'), icon: ScanQrCode, href: paths.scanner() };
  const { data } = query;
  const bulk = useBulkActions(list.filters, data && !data.total_capped ? data.total : null);
  const actions = useTerminalActions(activation.ask, (kind, { id }) =>
    bulk.openDialog({ kind, target: { terminal_ids: [id] } }),
  );
  return (
    <>
      <ListScreen
        id="terminals"
        words={listWords(text, 'list')}
        list={list}
        query={query}
        search="q"
        filters={useTerminalFilters(list)}
        columns={terminalColumns(text, format)}
        defaultSort={TERMINAL_SORT}
        create={{ label: text('list.create'), href: paths.terminalCreate(), permission: 'add_terminal' }}
        status={<LiveConnectionStatus />}
        actions={[...bulk.actionsAround(save), activate, offline, scan, templates]}
        rowLabel={({ name, number }) => `${name}, ${number}`}
        rowActions={actions}
        selection={bulk.selection}
        selectedText={(count) => text('list.selected', { count })}
        facts={(terminal) => terminalFacts(terminal, text, format)}
        rowHref={canEdit ? ({ id }) => paths.terminalEdit({ id }) : undefined}
        emptyIcon={Smartphone}
      />
      {bulk.dialog}
      {activation.dialog}
    </>
  );
}

const takesCash = (kind: Terminal['kind']) => kind === 'ptks' || kind === 'transport';

/** Actions of a terminal, shared by the ⋯ menu, the context menu and the card. */
function useTerminalActions(
  onActivate: (terminal: Terminal) => void,
  /** Opens the preview of blocking or unblocking, as for bulk runs. */
  onRequest: (kind: Extract<BulkEditKind, 'block' | 'unblock'>, terminal: Terminal) => void,
): (terminal: Terminal) => RowAction[] {
  const text = useText(terminalsMessages);
  const common = useText(commonMessages);
  const copy = useCopyText();
  const history = useAuditLogAction();
  const { writeDenialReason } = usePermissions();
  const againstActivating = ({ status, blocked_by }: Terminal) => {
    const missing = writeDenialReason('add_terminal');
    if (missing !== undefined || status === 'added') return missing;
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
  return (terminal) => [
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
    {
      id: 'encashment',
      label: text('action.encashment'),
      icon: Banknote,
      href: paths.terminalEncashment({ id: terminal.id }),
      disabledReason: takesCash(terminal.kind) ? undefined : text('action.noCash'),
    },
    {
      id: 'copy',
      label: text('action.copyNumber'),
      icon: Copy,
      onAction: () => copy(terminal.number),
    },
    ...history(terminal.id),
  ];
}
