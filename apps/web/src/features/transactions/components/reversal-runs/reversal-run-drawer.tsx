import { reversalRunFields } from '@kasa/contracts/transactions/fields';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { runMessages } from '#shared/runs/messages/catalogue.ts';
import { RunProgress } from '#shared/runs/run-status.tsx';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { reversalRunsMessages } from '../../messages/reversal-runs/catalogue.ts';
import type { ReversalRun } from '../../model/reversal-run.ts';
import { ReversalRunStatus } from './reversal-run-status.tsx';

/** A run of reversals to look at; its payments stand on its page. */
export function ReversalRunDrawer(props: RowDrawerProps<ReversalRun>) {
  const text = useText(reversalRunsMessages);
  const runs = useText(runMessages);
  const { fact } = useFields(reversalRunFields);
  return (
    <FactsDrawer
      {...props}
      read="getReversalRun"
      title={text('run.short')}
      name={({ reason }) => reason}
      status={({ state }) => <ReversalRunStatus state={state} />}
      lost={runs('run.lostText')}
      permission="transactions_view"
      pageHref={paths.transactionRun({ id: props.id })}
      facts={(run) => [
        fact(run, 'amount'),
        fact(run, 'done_amount'),
        fact(run, 'started_by'),
        fact(run, 'created_at'),
        ...(run.finished_at === null ? [] : [fact(run, 'finished_at')]),
        fact(run, 'done'),
        fact(run, 'waiting'),
        fact(run, 'skipped'),
        fact(run, 'failed'),
      ]}
    >
      {(run) => <RunProgress run={run} label={text('run.progress')} />}
    </FactsDrawer>
  );
}
