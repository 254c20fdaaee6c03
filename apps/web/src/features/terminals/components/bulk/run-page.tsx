import { bulkReasons, bulkRowStates } from '@kasa/contracts/terminals/bulk-run-values';
import type { MenuAction } from '@kasa/ui/menu';
import { PageHeader } from '@kasa/ui/page-header';
import { OctagonX, Pencil, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { exportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { rememberedListHref } from '#shared/history/list-state-memory.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useInvalidateQueries } from '#shared/query/use-invalidate-queries.ts';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import { ListTable } from '#shared/table/list-table.tsx';
import { useOptionsFilter } from '#shared/table/options-filter.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
import { type ListState, useListState } from '#shared/table/use-list-state.ts';
import { useBulkProgress, useBulkRows } from '../../bulk-queries.ts';
import { bulkMessages } from '../../messages/bulk/catalogue.ts';
import { type BulkRow, type BulkRun, permissionFor } from '../../model/bulk.ts';
import { runRowListSpec } from '../../model/run-list-spec.ts';
import { terminalQueryIds } from '../../queries.ts';
import { BulkLiveStatus } from './bulk-live-status.tsx';
import { rowColumns } from './run-columns.tsx';
import { RunStatus } from './run-status.tsx';
import { RunSummary } from './run-summary.tsx';
import { StopRunDialog } from './stop-run-dialog.tsx';

export function RunPage({ run, title }: { run: BulkRun; title: string }) {
  const text = useText(bulkMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const { writeDenialReason } = usePermissions();
  const [isStopping, setStopping] = useState(false);
  const { download, isRunning: isSaving } = useDownload('exportBulkRun', { id: run.id });
  const isRunning = run.state === 'running';
  const list = useListState(runRowListSpec);
  useBulkProgress(run);
  useTerminalsAfter(isRunning);
  const missing = writeDenialReason(permissionFor(run.kind));
  const save = exportActions(
    (fileFormat) => text(`run.${fileFormat}`),
    isSaving,
    (fileFormat) => download({ format: fileFormat, ...list.filters }),
  );
  const stop: MenuAction = {
    id: 'stop',
    label: text('run.stop'),
    icon: OctagonX,
    onAction: () => setStopping(true),
    isDisabled: missing !== undefined,
    disabledReason: missing,
  };
  const started = text('run.started', { name: run.started_by.name, time: format.dateTime(run.created_at) });
  const template = run.template && text('run.template', { name: run.template.name });
  return (
    <>
      <PageHeader
        title={title}
        subtitle={[template, started].filter(Boolean).join(' · ')}
        back={{ label: text('runs.title'), href: rememberedListHref(paths.terminalRuns()) }}
        status={
          <>
            <RunStatus state={run.state} variant="badge" />
            <BulkLiveStatus />
          </>
        }
        moreLabel={common('action.more')}
        actions={[...(isRunning ? [stop] : []), ...save]}
      />
      <RunSummary run={run} />
      <Results run={run} list={list} isRunning={isRunning} />
      {isStopping ? <StopRunDialog id={run.id} onClose={() => setStopping(false)} /> : null}
    </>
  );
}

/** When a run ends, invalidates the terminals and its rows, which may have been read just before. */
function useTerminalsAfter(isRunning: boolean): void {
  const refresh = useInvalidateQueries();
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) refresh([...terminalQueryIds, 'listBulkRunRows']);
    wasRunning.current = isRunning;
  });
}

function Results({
  run,
  list,
  isRunning,
}: {
  run: BulkRun;
  list: ListState<typeof runRowListSpec.filters, never>;
  isRunning: boolean;
}) {
  const text = useText(bulkMessages);
  const format = useFormat();
  const words = useOptionsFilter(list);
  const { sort: _none, ...asked } = list.query;
  const query = useBulkRows(run.id, asked, isRunning);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('terminal-run');
  const columns = rowColumns(text, format);
  const open = ({ terminal }: BulkRow) => [
    {
      id: 'open',
      label: text('run.open'),
      icon: Pencil,
      href: paths.terminals({ q: terminal.number }),
    },
  ];
  return (
    <>
      <ListFilterBar
        list={list}
        search={{ name: 'q', label: text('run.search'), placeholder: text('run.searchPlaceholder') }}
        filters={[
          words(
            'state',
            text('column.result'),
            bulkRowStates.map((id) => ({ id, label: text(`row.${id}`) })),
          ),
          words(
            'reason',
            text('column.reason'),
            bulkReasons.map((id) => ({ id, label: text(`reason.${id}`) })),
          ),
        ]}
        columns={columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
      />
      <ListTable<BulkRow>
        label={text('run.rows')}
        list={list}
        query={query}
        columns={columns}
        hiddenColumns={hiddenColumns}
        rowId={({ id }) => id}
        rowLabel={({ terminal }) => `${terminal.name}, ${terminal.number}`}
        rowActions={open}
        rowHref={({ terminal }) => paths.terminals({ q: terminal.number })}
        emptyIcon={Smartphone}
        emptyText={text('run.rowsEmpty')}
      />
    </>
  );
}
