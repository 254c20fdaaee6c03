import { CircleCheck, FileSliders, ScanQrCode, Smartphone, SmartphoneNfc } from 'lucide-react';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { LazyViewsMenu } from '#shared/views/lazy-views-menu.tsx';
import { useDefaultView } from '#shared/views/use-default-view.ts';
import { useActivateDialog } from '../components/activation/use-activate-dialog.tsx';
import { useBulkActions } from '../components/bulk/use-bulk-actions.tsx';
import { useTerminalActions } from '../components/terminal/terminal-actions.ts';
import { terminalColumns, terminalFacts } from '../components/terminal/terminal-columns.tsx';
import { useTerminalFilters } from '../components/terminal/terminal-filters.tsx';
import { terminalsMessages } from '../messages/list/catalogue.ts';
import { terminalLive } from '../model/live-terminals.ts';
import { TERMINAL_SORT, terminalListSpec, terminalViewParameters } from '../model/terminal-list-spec.ts';
import { useTerminals } from '../queries.ts';

/** `/` and `/terminals`: the list of terminals. */
export function TerminalsScreen() {
  const text = useText(terminalsMessages);
  const format = useFormat();
  const list = useListState(terminalListSpec);
  const isOtherView = useDefaultView('terminals');
  const query = useTerminals(list.query, !isOtherView);
  const activation = useActivateDialog();
  const { writeDenialReason } = usePermissions();
  useLive(terminalLive);
  const missing = writeDenialReason('add_terminal');
  const activate = {
    id: 'activate',
    label: text('list.activate'),
    icon: CircleCheck,
    href: paths.terminalActivate(),
    isDisabled: missing !== undefined,
    disabledReason: missing,
  };
  const offline = {
    id: 'offline',
    label: text('list.offline'),
    icon: SmartphoneNfc,
    href: paths.offlineTerminal(),
    isDisabled: missing !== undefined,
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
        status={<LiveStatus />}
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
        rowHref={canEdit ? ({ id }) => paths.terminalEdit({ id }) : undefined}
        emptyIcon={Smartphone}
      />
      {bulk.dialog}
      {activation.dialog}
    </>
  );
}
