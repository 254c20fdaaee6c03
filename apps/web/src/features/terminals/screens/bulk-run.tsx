import { personLabel } from '@kasa/contracts/shared/person-label';
import { bulkReasons, bulkRowStates } from '@kasa/contracts/terminals/bulk-run-values';
import { bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import type { MenuAction } from '@kasa/ui/menu';
import { Skeleton } from '@kasa/ui/skeleton';
import { ListChecks, OctagonX, Pencil, Smartphone } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useExportActions } from '#shared/download/export-actions.ts';
import { useDownload } from '#shared/download/use-download.ts';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useObject } from '#shared/query/use-object.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { EmbeddedList } from '#shared/table/embedded-list.tsx';
import { asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { type ListState, useListState } from '#shared/table/use-list-state.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { bulkLive, bulkQueryIds, useTerminalsAfter } from '../bulk-queries.ts';
import { RowStatus, RunStatus, RunSummary, RunsConnectionStatus } from '../components/bulk/run-status.tsx';
import { bulkMessages } from '../messages.ts';
import { type BulkRow, type BulkRun, permissionFor } from '../model/bulk.ts';

const listSpec = {
  filters: { q: asText, state: asSomeOf(...bulkRowStates), reason: asSomeOf(...bulkReasons) },
  sorts: [] as const,
};

/** Polling interval of an active run, milliseconds; events may not arrive. */
const POLL_INTERVAL_MS = 2_000;

/** `/terminals/runs/:id`: a bulk run, active or finished. */
export function BulkRunScreen() {
  const text = useText(bulkMessages);
  const { id = '' } = useParams();
  const run = useObject('getBulkRun', id);
  const { data } = run.query;
  const title = data ? text(`kind.${data.kind}`) : text('run.short');
  useLive(bulkLive);
  return (
    <ObjectScreen
      title={title}
      back={{ label: text('runs.title'), href: paths.terminalRuns() }}
      icon={ListChecks}
      object={run}
      lost={{ title: text('run.lostTitle'), text: text('run.lostText'), toList: text('run.toList') }}
      skeleton={<Skeleton height="560px" />}
    >
      {(shown) => <Run key={id} run={shown} title={title} />}
    </ObjectScreen>
  );
}

function Run({ run, title }: { run: BulkRun; title: string }) {
  const text = useText(bulkMessages);
  const format = useFormat();
  const { id } = run;
  const isRunning = run.state === 'running';
  const pollIntervalMs = isRunning ? POLL_INTERVAL_MS : undefined;
  const list = useListState(listSpec);
  useOperation('getBulkRun', { params: { id } }, { pollIntervalMs });
  useTerminalsAfter(isRunning);
  const save = useExportActions(useDownload('exportBulkRun', { id }), list.filters, (fileFormat) =>
    text(`run.${fileFormat}`),
  );
  const stopRun = useCommand('cancelBulkRun', { refreshes: bulkQueryIds });
  const stopping = useConfirm(() => ({
    title: text('stop.title'),
    children: text('stop.text'),
    confirmLabel: text('run.stop'),
    cancelLabel: text('stop.keep'),
    busyLabel: text('stop.busy'),
    onConfirm: () => stopRun.run({ params: { id } }),
  }));
  const missing = usePermissions().writeDenialReason(permissionFor(run.kind));
  const stop: MenuAction = {
    id: 'stop',
    label: text('run.stop'),
    icon: OctagonX,
    onAction: () => stopping.ask(id),
    disabledReason: missing,
  };
  const started = text('run.started', {
    name: personLabel(run.started_by),
    time: format.dateTime(run.created_at),
  });
  const template = run.template && text('run.template', { name: run.template.name });
  return (
    <>
      <ScreenHeader
        title={title}
        subtitle={[template, started].filter(Boolean).join(' · ')}
        back={{ label: text('runs.title'), href: paths.terminalRuns() }}
        status={
          <>
            <RunStatus state={run.state} variant="badge" />
            <RunsConnectionStatus />
          </>
        }
        actions={[...(isRunning ? [stop] : []), ...save]}
      />
      <RunSummary run={run} />
      <Results id={id} printTitle={`${title}: ${started}`} list={list} pollIntervalMs={pollIntervalMs} />
      {stopping.dialog}
    </>
  );
}

function Results({
  id,
  printTitle,
  list,
  pollIntervalMs,
}: {
  id: string;
  printTitle: string;
  list: ListState<typeof listSpec.filters, never>;
  pollIntervalMs: number | undefined;
}) {
  const text = useText(bulkMessages);
  const format = useFormat();
  const choice = useChoiceFilter(list, bulkRunRowFields);
  const { column, display, label } = useFields(bulkRunRowFields);
  const { sort: _none, ...asked } = list.query;
  const query = useOperation(
    'listBulkRunRows',
    { params: { id }, query: asked },
    { keepsPrevious: true, pollIntervalMs },
  );
  const href = ({ terminal: { id: open, number } }: BulkRow) => paths.terminals({ q: number, open });
  const filters = [choice('state'), choice('reason')];
  const columns: ListColumn<BulkRow>[] = [
    {
      id: 'name',
      header: label('name'),
      cell: ({ terminal }) => terminal.name,
      width: 240,
    },
    {
      id: 'number',
      header: label('number'),
      cell: ({ terminal }) => <span className="figures">{terminal.number}</span>,
      cardSlot: 'subtitle',
      width: 105,
    },
    column('state', {
      cell: ({ state }) => <RowStatus state={state} />,
      isHideable: false,
      cardSlot: 'status',
      width: 150,
    }),
    column('reason', {
      cell: ({ reason }) => (reason ? display('reason', reason) : ''),
      isHideable: false,
      cardSlot: 'secondary',
      width: 300,
    }),
    column('finished_at', {
      id: 'time',
      cell: ({ finished_at: at }) => (at ? <span className="figures">{format.dateTime(at)}</span> : ''),
      width: 160,
      dropPriority: 1,
    }),
  ];
  return (
    <EmbeddedList<BulkRow, 'q'>
      id="terminal-run"
      printTitle={printTitle}
      operation="listBulkRunRows"
      input={{ params: { id }, query: asked }}
      label={text('run.rows')}
      list={list}
      query={query}
      search={{ name: 'q', label: text('run.search'), placeholder: text('run.searchPlaceholder') }}
      filters={filters}
      columns={columns}
      rowLabel={({ terminal }) => `${terminal.name}, ${terminal.number}`}
      rowActions={(row) => [{ id: 'open', label: text('run.open'), icon: Pencil, href: href(row) }]}
      rowHref={href}
      emptyIcon={Smartphone}
      emptyText={text('run.rowsEmpty')}
    />
  );
}
