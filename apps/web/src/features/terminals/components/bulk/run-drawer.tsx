import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { RunDrawer } from '#shared/runs/run-drawer.tsx';
import { runWords } from '#shared/runs/run-words.ts';
import type { RowDrawerProps } from '#shared/table/use-row-drawer.tsx';
import { bulkRuns } from '../../bulk-queries.ts';
import { bulkMessages } from '../../messages.ts';
import type { BulkRun } from '../../model/bulk.ts';

/** A bulk run to look at; its terminals stand on its page. */
export function BulkRunDrawer(props: RowDrawerProps<BulkRun>) {
  const text = useText(bulkMessages);
  return (
    <RunDrawer
      {...props}
      kind={bulkRuns}
      words={runWords(text)}
      name={({ kind }) => text(`kind.${kind}`)}
      subtitle={({ template }) => template && text('run.template', { name: template.name })}
      pageHref={paths.terminalRun({ id: props.id })}
    />
  );
}
