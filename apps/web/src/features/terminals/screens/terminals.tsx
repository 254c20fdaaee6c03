import { CircleCheck, FileSliders, ScanQrCode, Smartphone, SmartphoneNfc } from 'lucide-react';
import { useMemo } from 'react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { useBulkActions } from '../components/bulk/use-bulk-actions.tsx';
import { loadTerminalDrawer } from '../components/terminal/load-terminal-drawer.ts';
import { useTerminalActions } from '../components/terminal/terminal-actions.ts';
import { terminalColumns, terminalFacts } from '../components/terminal/terminal-columns.tsx';
import { useTerminalFilters } from '../components/terminal/terminal-filters.tsx';
import {
  loadActivateDialog,
  loadReleaseDialog,
  useTerminalDialog,
} from '../components/terminal/use-terminal-dialog.tsx';
import { terminalsMessages } from '../messages.ts';
import { terminalLive } from '../model/live-terminals.ts';
import {
  sumPermissions,
  TERMINAL_SORT,
  type TerminalSum,
  terminalListSpecFor,
} from '../model/terminal-list-spec.ts';
import { useTerminals } from '../queries.ts';

/** `/` and `/terminals`: the list of terminals; `?open=`: one of them beside it. */
export function TerminalsScreen() {
  const text = useText(terminalsMessages);
  const format = useFormat();
  const { writeDenialReason, can } = usePermissions();
  const shows = (sum: TerminalSum) => can(sumPermissions[sum]);
  const hidden = [
    ...(['today_amount', 'cash_inside'] as const).filter((sum) => !shows(sum)),
    ...(can('own_shift_view') ? [] : ['vehicle_id']),
  ].join();
  const list = useListState(useMemo(() => terminalListSpecFor(hidden.split(',')), [hidden]));
  const query = useTerminals(list.query);
  const activation = useTerminalDialog(loadActivateDialog, {});
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
  const bulk = useBulkActions(list.filters, data);
  const release = useTerminalDialog(loadReleaseDialog, {});
  const actions = useTerminalActions(
    activation.ask,
    (kind, { id }) => bulk.openDialog({ kind, target: { terminal_ids: [id] } }),
    release.ask,
  );
  const drawer = useRowDrawer(loadTerminalDrawer, { rows: data?.items, actions });
  return (
    <>
      <ListScreen
        id="terminals"
        operation="listTerminals"
        words={listWords(text, 'list')}
        list={list}
        query={query}
        search="q"
        filters={useTerminalFilters(list)}
        columns={terminalColumns(text, format, shows)}
        defaultSort={TERMINAL_SORT}
        create={{ label: text('list.create'), href: paths.terminalCreate(), permission: 'add_terminal' }}
        status={<LiveConnectionStatus />}
        actions={[...bulk.actionsAround(save), activate, offline, scan, templates]}
        rowLabel={({ name, number }) => `${name}, ${number}`}
        selection={bulk.selection}
        selectedText={(count) => text('list.selected', { count })}
        facts={(terminal) => terminalFacts(terminal, text, format)}
        {...drawer}
        emptyIcon={Smartphone}
      />
      {bulk.dialog}
      {activation.dialog}
      {release.dialog}
    </>
  );
}
