import { reversalRunRowFields } from '@kasa/contracts/transactions/fields';
import { reversalRunReasons, reversalRunRowStates } from '@kasa/contracts/transactions/reversal-run-values';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { ListChecks, ReceiptText } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useDownload } from '#shared/download/use-download.ts';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { NO_VALUE } from '#shared/i18n/format.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useLive } from '#shared/live/use-live.ts';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useObject } from '#shared/query/use-object.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { runMessages } from '#shared/runs/messages/catalogue.ts';
import { isUnsettled } from '#shared/runs/run.ts';
import { RunHeader, useRunStarted } from '#shared/runs/run-header.tsx';
import { useRunRowColumns } from '#shared/runs/run-lists.tsx';
import { RUN_POLL_INTERVAL_MS, useRefreshAfter } from '#shared/runs/run-queries.ts';
import { RunFigures, RunProgress } from '#shared/runs/run-status.tsx';
import { useProtocolActions } from '#shared/runs/use-protocol-actions.ts';
import { EmbeddedList } from '#shared/table/embedded-list.tsx';
import { asSomeOf, asText } from '#shared/table/filter-parsers.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { type ListState, useListState } from '#shared/table/use-list-state.ts';
import { ReversalRowStatus, ReversalRunStatus } from '../components/reversal-runs/reversal-run-status.tsx';
import { reversalRunsMessages } from '../messages/reversal-runs/catalogue.ts';
import { cashQueryIds } from '../model/live-cash.ts';
import { transactionQueryIds } from '../model/refund.ts';
import {
  type ReversalRun,
  type ReversalRunRow,
  reversalRunQueryIds,
  reversalRunsLive,
} from '../model/reversal-run.ts';

const listSpec = {
  filters: { q: asText, state: asSomeOf(...reversalRunRowStates), reason: asSomeOf(...reversalRunReasons) },
  sorts: [] as const,
};
const changedReads = [...transactionQueryIds, ...cashQueryIds, 'listReversalRunRows'] as const;

/** `/transactions/runs/:id`: a run of reversals, active or finished. */
export function ReversalRunScreen() {
  const text = useText(reversalRunsMessages);
  return (
    <PermissionGate title={text('run.short')} permission="transactions_view" isReading>
      <FoundRun />
    </PermissionGate>
  );
}

function FoundRun() {
  const text = useText(reversalRunsMessages);
  const runs = useText(runMessages);
  const { id = '' } = useParams();
  const run = useObject('getReversalRun', id);
  useLive(reversalRunsLive);
  return (
    <ObjectScreen
      title={text('run.short')}
      back={{ label: text('runs.title'), href: paths.transactionRuns() }}
      icon={ListChecks}
      object={run}
      lost={{ title: text('run.lostTitle'), text: runs('run.lostText'), toList: text('run.toList') }}
      skeleton={<Skeleton height="560px" />}
    >
      {(shown) => <Run key={id} run={shown} />}
    </ObjectScreen>
  );
}

function Run({ run }: { run: ReversalRun }) {
  const text = useText(reversalRunsMessages);
  const format = useFormat();
  const { display } = useFields(reversalRunRowFields);
  const started = useRunStarted();
  const { id, waiting, amount, done_amount, reason } = run;
  const isGoing = isUnsettled(run);
  const pollIntervalMs = isGoing ? RUN_POLL_INTERVAL_MS : undefined;
  const list = useListState(listSpec);
  useOperation('getReversalRun', { params: { id } }, { pollIntervalMs });
  useRefreshAfter(isGoing, changedReads);
  const protocol = useProtocolActions(useDownload('exportReversalRun', { id }), list.filters);
  const stopRun = useCommand('cancelReversalRun', { refreshes: reversalRunQueryIds });
  const missing = usePermissions().writeDenialReason('facq_transac_reversal');
  const amounts = { done: format.money(done_amount), amount: format.money(amount) };
  return (
    <>
      <RunHeader
        run={run}
        title={text('run.short')}
        about={reason}
        back={{ label: text('runs.title'), href: paths.transactionRuns() }}
        status={
          <>
            <ReversalRunStatus state={run.state} variant="badge" />
            <LiveConnectionStatus />
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
        {waiting > 0 ? <InlineNotice tone="warning">{text('run.waiting')}</InlineNotice> : null}
        <RunProgress run={run} label={text('run.progress')} />
        <p className="text-text-muted figures">{text('run.amounts', amounts)}</p>
        <RunFigures run={run} nameOf={(state) => display('state', state)} />
      </div>
      <Results
        id={id}
        printTitle={`${text('run.short')}: ${reason}, ${started(run)}`}
        list={list}
        pollIntervalMs={pollIntervalMs}
      />
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
  const text = useText(reversalRunsMessages);
  const format = useFormat();
  const choice = useChoiceFilter(list, reversalRunRowFields);
  const { column, label } = useFields(reversalRunRowFields);
  const { sort: _none, ...asked } = list.query;
  const query = useOperation(
    'listReversalRunRows',
    { params: { id }, query: asked },
    { keepsPrevious: true, pollIntervalMs },
  );
  const href = ({ payment }: ReversalRunRow) =>
    paths.transactions({ period: 'all', q: payment.order_id, open: payment.id });
  const outcome = useRunRowColumns<ReversalRunRow>(
    reversalRunRowFields,
    (state) => <ReversalRowStatus state={state} />,
    ({ reason, response }, word) =>
      reason === 'declined' && response !== null
        ? text('run.answer', { reason: word, answer: response })
        : word,
  );
  const columns: ListColumn<ReversalRunRow>[] = [
    {
      id: 'terminal',
      header: label('terminal'),
      cell: ({ payment: { terminal } }) => <NameCell name={terminal.name} />,
      width: 180,
    },
    {
      id: 'order_id',
      header: label('order_id'),
      cell: ({ payment }) => <span className="figures">{payment.order_id}</span>,
      isHideable: true,
      cardSlot: 'subtitle',
      width: 125,
      dropPriority: 3,
    },
    {
      id: 'started_at',
      header: label('started_at'),
      cell: ({ payment }) => (
        <span className="whitespace-nowrap figures">{format.dateTime(payment.started_at)}</span>
      ),
      isHideable: true,
      width: 150,
      dropPriority: 2,
    },
    {
      id: 'card_mask',
      header: label('card_mask'),
      cell: ({ payment }) => <span className="figures">{payment.card_mask ?? NO_VALUE}</span>,
      isHideable: true,
      width: 165,
      dropPriority: 1,
    },
    column('amount', {
      cell: ({ amount }) => (amount > 0 ? format.money(amount) : NO_VALUE),
      isHideable: false,
      cardSlot: 'value',
      width: 140,
    }),
    ...outcome,
  ];
  return (
    <EmbeddedList<ReversalRunRow, 'q'>
      id="reversal-run"
      printTitle={printTitle}
      operation="listReversalRunRows"
      input={{ params: { id }, query: asked }}
      label={text('run.rows')}
      list={list}
      query={query}
      search={{ name: 'q', label: text('run.search'), placeholder: text('run.searchPlaceholder') }}
      filters={[choice('state'), choice('reason')]}
      columns={columns}
      rowLabel={({ amount, payment: { terminal, started_at } }) =>
        text('run.row', {
          amount: format.money(amount),
          terminal: terminal.name,
          time: format.dateTime(started_at),
        })
      }
      rowActions={(row) => [{ id: 'open', label: text('run.open'), icon: ReceiptText, href: href(row) }]}
      rowHref={href}
      emptyIcon={ReceiptText}
      emptyText={text('run.rowsEmpty')}
    />
  );
}
