import { bulkRunFields } from '@kasa/contracts/terminals/fields';
import { FactsDrawer } from '#shared/entity/facts-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { runMessages } from '#shared/runs/messages/catalogue.ts';
import { RunProgress } from '#shared/runs/run-status.tsx';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { bulkMessages } from '../../messages.ts';
import type { BulkRun } from '../../model/bulk.ts';
import { RunStatus } from './run-status.tsx';

/** A bulk run to look at; its terminals stand on its page. */
export function RunDrawer(props: RowDrawerProps<BulkRun>) {
  const text = useText(bulkMessages);
  const runs = useText(runMessages);
  const { fact } = useFields(bulkRunFields);
  return (
    <FactsDrawer
      {...props}
      read="getBulkRun"
      title={text('run.short')}
      name={({ kind }) => text(`kind.${kind}`)}
      subtitle={({ template }) => template && text('run.template', { name: template.name })}
      status={({ state }) => <RunStatus state={state} />}
      lost={runs('run.lostText')}
      pageHref={paths.terminalRun({ id: props.id })}
      facts={(run) => [
        fact(run, 'started_by'),
        fact(run, 'created_at'),
        ...(run.finished_at === null ? [] : [fact(run, 'finished_at')]),
        fact(run, 'done'),
        fact(run, 'skipped'),
        fact(run, 'failed'),
      ]}
    >
      {(run) => <RunProgress run={run} label={text('run.progress')} />}
    </FactsDrawer>
  );
}
