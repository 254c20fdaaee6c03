import { bulkRunRowFields } from '@kasa/contracts/terminals/fields';
import { Smartphone } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { RunScreen } from '#shared/runs/run-screen.tsx';
import { runWords } from '#shared/runs/run-words.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { bulkRuns } from '../bulk-queries.ts';
import { bulkMessages } from '../messages.ts';
import { type BulkRow, permissionFor } from '../model/bulk.ts';

/** `/terminals/runs/:id`: a bulk run, active or finished. */
export function BulkRunScreen() {
  const text = useText(bulkMessages);
  const { label } = useFields(bulkRunRowFields);
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
  ];
  return (
    <RunScreen
      kind={bulkRuns}
      words={runWords(text)}
      listHref={paths.terminalRuns()}
      titleOf={({ kind }) => text(`kind.${kind}`)}
      aboutOf={({ template }) => template && text('run.template', { name: template.name })}
      permissionOf={({ kind }) => permissionFor(kind)}
      notice={({ kind }) =>
        kind === 'offline_all_update' ? <p className="text-text-muted">{text('run.updateLater')}</p> : null
      }
      items={{
        icon: Smartphone,
        columns,
        label: ({ terminal }) => `${terminal.name}, ${terminal.number}`,
        href: ({ terminal: { id: open, number } }) => paths.terminals({ q: number, open }),
      }}
    />
  );
}
