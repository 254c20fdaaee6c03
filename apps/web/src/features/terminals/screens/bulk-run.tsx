import { bulkReasons, bulkRowStates } from '@kasa/contracts/terminals/bulk-run-values';
import { bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import { Skeleton } from '@kasa/ui/skeleton';
import { ListChecks, Pencil, Smartphone } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useDownload } from '#shared/download/use-download.ts';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useObject } from '#shared/query/use-object.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { runMessages } from '#shared/runs/messages/catalogue.ts';
import { isRunning } from '#shared/runs/run.ts';
import { RunHeader, useRunStarted } from '#shared/runs/run-header.tsx';
import { useRunRowColumns } from '#shared/runs/run-lists.tsx';
import { RUN_POLL_INTERVAL_MS, useRefreshAfter } from '#shared/runs/run-queries.ts';
import { RunFigures, RunProgress } from '#shared/runs/run-status.tsx';
import { useProtocolActions } from '#shared/runs/use-protocol-actions.ts';
import { EmbeddedList } from '#shared/table/embedded-list.tsx';
import { asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { type ListState, useListState } from '#shared/table/use-list-state.ts';
import { bulkLive, bulkQueryIds } from '../bulk-queries.ts';
import { RowStatus, RunStatus, RunsConnectionStatus } from '../components/bulk/run-status.tsx';
import { bulkMessages } from '../messages.ts';
import { type BulkRow, type BulkRun, permissionFor } from '../model/bulk.ts';
import { terminalQueryIds } from '../queries.ts';

const listSpec = {
  filters: { q: asText, state: asSomeOf(...bulkRowStates), reason: asSomeOf(...bulkReasons) },
  sorts: [] as const,
};

/** `/terminals/runs/:id`: a bulk run, active or finished. */
export function BulkRunScreen() {
  const text = useText(bulkMessages);
  const runs = useText(runMessages);
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
      lost={{ title: text('run.lostTitle'), text: runs('run.lostText'), toList: text('run.toList') }}
      skeleton={<Skeleton height="560px" />}
    >
      {(shown) => <Run key={id} run={shown} title={title} />}
    </ObjectScreen>
  );
}

function Run({ run, title }: { run: BulkRun; title: string }) {
  const text = useText(bulkMessages);
  const { display } = useFields(bulkRunRowFields);
  const started = useRunStarted();
  const { id, kind, template } = run;
  const isGoing = isRunning(run);
  const pollIntervalMs = isGoing ? RUN_POLL_INTERVAL_MS : undefined;
  const list = useListState(listSpec);
  useOperation('getBulkRun', { params: { id } }, { pollIntervalMs });
  useRefreshAfter(isGoing, [...terminalQueryIds, 'listBulkRunRows']);
  const protocol = useProtocolActions(useDownload('exportBulkRun', { id }), list.filters);
  const stopRun = useCommand('cancelBulkRun', { refreshes: bulkQueryIds });
  const missing = usePermissions().writeDenialReason(permissionFor(kind));
  return (
    <>
      <RunHeader
        run={run}
        title={title}
        about={template && text('run.template', { name: template.name })}
        back={{ label: text('runs.title'), href: paths.terminalRuns() }}
        status={
          <>
            <RunStatus state={run.state} variant="badge" />
            <RunsConnectionStatus />
          </>
        }
        stop={{
          text: text('stop.text'),
          onStop: () => stopRun.run({ params: { id } }),
          disabledReason: missing,
        }}
        protocol={protocol}
      />
      <div className="mb-5 flex flex-col gap-4">
        {kind === 'offline_all_update' ? <p className="text-text-muted">{text('run.updateLater')}</p> : null}
        <RunProgress run={run} label={text('run.progress')} />
        <RunFigures run={run} nameOf={(state) => display('state', state)} />
      </div>
      <Results id={id} printTitle={`${title}: ${started(run)}`} list={list} pollIntervalMs={pollIntervalMs} />
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
  const choice = useChoiceFilter(list, bulkRunRowFields);
  const { label } = useFields(bulkRunRowFields);
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
    ...useRunRowColumns<BulkRow>(bulkRunRowFields, (state) => <RowStatus state={state} />),
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
