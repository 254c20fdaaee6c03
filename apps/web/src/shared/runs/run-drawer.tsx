import type { Permission } from '@kasa/contracts/shared/permissions';
import type { KeyValueItem } from '@kasa/ui/key-value';
import type { ReactNode } from 'react';
import { FactsDrawer } from '../entity/facts-drawer.tsx';
import { useFields } from '../fields/use-fields.tsx';
import { useText } from '../i18n/i18n.tsx';
import type { RowDrawerProps } from '../table/use-row-drawer.tsx';
import { runMessages } from './messages/catalogue.ts';
import type { Run, RunItem } from './run.ts';
import type { RunKind } from './run-kind.ts';
import { RunProgress } from './run-status.tsx';
import type { RunWords } from './run-words.ts';

/** A run to look at beside the list of runs; its objects stand on its page. */
export function RunDrawer<OneRun extends Run>({
  kind,
  words,
  facts,
  name,
  subtitle,
  actions,
  ...props
}: RowDrawerProps<OneRun> & {
  kind: RunKind<OneRun, RunItem>;
  words: RunWords;
  name: (run: OneRun) => string;
  subtitle?: ((run: OneRun) => ReactNode) | undefined;
  pageHref: string;
  permission?: Permission | undefined;
  /** What stands above who began it. */
  facts?: ((run: OneRun) => readonly KeyValueItem[]) | undefined;
}) {
  const text = useText(runMessages);
  const { fact } = useFields(kind.fields);
  return (
    <FactsDrawer
      {...props}
      name={(run) => name(run as unknown as OneRun)}
      subtitle={(run) => subtitle?.(run as unknown as OneRun)}
      actions={(run) => actions(run as unknown as OneRun)}
      read={kind.read}
      title={words['run.short']}
      status={(run) => <kind.Status state={run.state} />}
      lost={text('run.lostText')}
      facts={(found) => {
        const run = found as unknown as OneRun;
        return [
          ...(facts?.(run) ?? []),
          fact<Run>(run, 'started_by'),
          fact<Run>(run, 'created_at'),
          ...(run.finished_at === null ? [] : [fact<Run>(run, 'finished_at')]),
          fact<Run>(run, 'done'),
          ...(run.waiting === undefined ? [] : [fact<Run>(run, 'waiting')]),
          fact<Run>(run, 'skipped'),
          fact<Run>(run, 'failed'),
        ];
      }}
    >
      {(run) => <RunProgress run={run} label={words['run.progress']} />}
    </FactsDrawer>
  );
}
