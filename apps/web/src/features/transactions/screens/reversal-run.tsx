import { reversalRunRowFields } from '@kasa/contracts/transactions/fields';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { ListChecks } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { useDownload } from '#shared/download/use-download.ts';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
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
import { isRunning, isUnsettled } from '#shared/runs/run.ts';
import { RunHeader, useRunStarted } from '#shared/runs/run-header.tsx';
import { RUN_POLL_INTERVAL_MS, useRefreshAfter } from '#shared/runs/run-queries.ts';
import { RunFigures, RunProgress } from '#shared/runs/run-status.tsx';
import { useProtocolActions } from '#shared/runs/use-protocol-actions.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { ReversalRunResults, resultsSpec } from '../components/reversal-runs/reversal-run-results.tsx';
import { ReversalRunStatus } from '../components/reversal-runs/reversal-run-status.tsx';
import { reversalRunsMessages } from '../messages/reversal-runs/catalogue.ts';
import { cashQueryIds } from '../model/live-cash.ts';
import { transactionQueryIds } from '../model/refund.ts';
import { type ReversalRun, reversalRunQueryIds, reversalRunsLive } from '../model/reversal-run.ts';

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
  const list = useListState(resultsSpec);
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
        {!isRunning(run) && waiting > 0 ? (
          <InlineNotice tone="warning">{text('run.waiting')}</InlineNotice>
        ) : null}
        <RunProgress run={run} label={text('run.progress')} />
        <p className="text-text-muted figures">{text('run.amounts', amounts)}</p>
        <RunFigures run={run} nameOf={(state) => display('state', state)} />
      </div>
      <ReversalRunResults
        id={id}
        printTitle={`${text('run.short')}: ${reason}, ${started(run)}`}
        list={list}
        pollIntervalMs={pollIntervalMs}
      />
    </>
  );
}
