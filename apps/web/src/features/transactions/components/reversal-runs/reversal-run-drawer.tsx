import { reversalRunFields } from '@kasa/contracts/transactions/fields';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { RunDrawer } from '#shared/runs/run-drawer.tsx';
import { runWords } from '#shared/runs/run-words.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { reversalRunsMessages } from '../../messages/reversal-runs/catalogue.ts';
import { type ReversalRun, reversalRuns } from '../../model/reversal-run.ts';

/** A run of reversals to look at; its payments stand on its page. */
export function ReversalRunDrawer(props: RowDrawerProps<ReversalRun>) {
  const text = useText(reversalRunsMessages);
  const { fact } = useFields(reversalRunFields);
  return (
    <RunDrawer
      {...props}
      kind={reversalRuns}
      words={runWords(text)}
      name={({ reason }) => reason}
      permission="transactions_view"
      pageHref={paths.transactionRun({ id: props.id })}
      facts={(run) => [fact(run, 'amount'), fact(run, 'done_amount')]}
    />
  );
}
