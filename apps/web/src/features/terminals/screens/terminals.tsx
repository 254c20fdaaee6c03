import type { BulkEditKind } from '@kasa/contracts/terminals/bulk-run-values';
import type { RowAction } from '@kasa/ui/data-table';
import { DrawerLayout } from '@kasa/ui/drawer';
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
import { useOpenObject } from '#shared/entity/use-open-object.ts';
import { useAuditLogAction } from '#shared/history/use-audit-log-action.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useCopyText } from '#shared/toast/use-copy-text.ts';
import { LazyViewsMenu } from '#shared/views/lazy-views-menu.tsx';
import { useDefaultView } from '#shared/views/use-default-view.ts';
import { useActivateDialog } from '../components/activation/use-activate-dialog.tsx';
import { useBulkActions } from '../components/bulk/use-bulk-actions.tsx';
import { terminalColumns, terminalFacts } from '../components/terminal/terminal-columns.tsx';
import { useTerminalFilters } from '../components/terminal/terminal-filters.tsx';
import { terminalDrawerMessages, terminalsMessages } from '../messages.ts';
import { terminalLive } from '../model/live-terminals.ts';
import {
  TERMINAL_SORT,
  terminalListSpec,
  terminalListSpecWithoutMoney,
  terminalViewParameters,
} from '../model/terminal-list-spec.ts';
import type { Terminal } from '../model/types.ts';
import { useTerminals } from '../queries.ts';

async function loadDrawer(locale: Locale) {
  const [{ TerminalDrawer }] = await Promise.all([
    import('../components/terminal/terminal-drawer.tsx'),
    terminalDrawerMessages.load(locale),
  ]);
  return { TerminalDrawer };
}

/** `/` and `/terminals`: the list of terminals; `?open=`: one of them beside it. */
export function TerminalsScreen() {
  const text = useText(terminalsMessages);
  const format = useFormat();
  const { writeDenialReason, can } = usePermissions();
  const showsMoney = can('reports_view');
  const list = useListState(showsMoney ? terminalListSpec : terminalListSpecWithoutMoney);
  const { openId, close, show, rowProps } = useOpenObject();
  const isOtherView = useDefaultView('terminals');
  const query = useTerminals(list.query, !isOtherView);
  const drawer = useLazyModule(loadDrawer, openId !== null);
  const activation = useActivateDialog();
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
        columns={terminalColumns(text, format, showsMoney)}
        defaultSort={TERMINAL_SORT}
        create={{ label: text('list.create'), href: paths.terminalCreate(), permission: 'add_terminal' }}
        status={<LiveConnectionStatus />}
        actions={[...bulk.actionsAround(save), activate, offline, scan, templates]}
        filterBarEnd={(hiddenColumns) => (
          <LazyViewsMenu list="terminals" parameters={terminalViewParameters} hiddenColumns={hiddenColumns} />
        )}
        rowLabel={({ name, number }) => `${name}, ${number}`}
        rowLines={2}
        rowActions={actions}
        selection={bulk.selection}
        selectedText={(count) => text('list.selected', { count })}
        facts={(terminal) => terminalFacts(terminal, text, format)}
        {...rowProps}
        around={(table) => (
          <DrawerLayout
            drawer={
              openId && drawer ? (
                <drawer.TerminalDrawer
                  id={openId}
                  rows={data?.items}
                  actions={actions}
                  onShow={show}
                  onClose={close}
                />
              ) : null
            }
          >
            {table}
          </DrawerLayout>
        )}
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
