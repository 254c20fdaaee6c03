import type { Translate } from '#shared/i18n/catalogue.ts';
import type { Format } from '#shared/i18n/format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { WrappingText } from '#shared/table/wrapping-text.tsx';
import type { BulkId } from '../../messages/bulk/uk.ts';
import type { BulkRow, BulkRun } from '../../model/bulk.ts';
import { RowStatus, RunStatus } from './run-status.tsx';

const digits = (value: string) => <span className="whitespace-nowrap tabular-nums">{value}</span>;

export function rowColumns(text: Translate<BulkId>, format: Format): ListColumn<BulkRow>[] {
  return [
    {
      id: 'name',
      header: text('column.name'),
      cell: ({ terminal }) => <WrappingText>{terminal.name}</WrappingText>,
      width: 240,
    },
    {
      id: 'number',
      header: text('column.number'),
      cell: ({ terminal }) => digits(terminal.number),
      cardSlot: 'value',
      width: 105,
    },
    {
      id: 'state',
      header: text('column.result'),
      cell: ({ state }) => <RowStatus state={state} />,
      cardSlot: 'status',
      width: 150,
    },
    {
      id: 'reason',
      header: text('column.reason'),
      cell: ({ reason }) => (reason ? text(`reason.${reason}`) : ''),
      cardSlot: 'secondary',
      width: 300,
    },
    {
      id: 'time',
      header: text('column.time'),
      cell: ({ finished_at: at }) => (at ? digits(format.dateTime(at)) : ''),
      isHideable: true,
      cardSlot: 'hidden',
      width: 160,
      dropPriority: 1,
    },
  ];
}

export function runColumns(text: Translate<BulkId>, format: Format): ListColumn<BulkRun>[] {
  const count = (id: 'done' | 'skipped' | 'failed', dropPriority: number): ListColumn<BulkRun> => ({
    id,
    header: text(`row.${id}`),
    cell: (run) => format.number(run[id]),
    align: 'end',
    isHideable: true,
    width: 100,
    dropPriority,
  });
  return [
    {
      id: 'kind',
      header: text('runs.kind'),
      cell: (run) => <RunName run={run} text={text} />,
      width: 240,
    },
    {
      id: 'state',
      header: text('runs.state'),
      cell: ({ state }) => <RunStatus state={state} />,
      cardSlot: 'status',
      width: 130,
    },
    {
      id: 'created_at',
      header: text('runs.started'),
      cell: ({ created_at: at }) => digits(format.dateTime(at)),
      isSortable: true,
      cardSlot: 'secondary',
      width: 150,
    },
    {
      id: 'by',
      header: text('runs.by'),
      cell: ({ started_by: { name } }) => name,
      isHideable: true,
      width: 170,
      dropPriority: 1,
    },
    {
      id: 'total',
      header: text('runs.total.column'),
      cell: ({ total }) => format.number(total),
      isSortable: true,
      align: 'end',
      cardSlot: 'value',
      width: 100,
    },
    count('done', 4),
    count('skipped', 2),
    count('failed', 3),
  ];
}

function RunName({ run: { kind, template }, text }: { run: BulkRun; text: Translate<BulkId> }) {
  return (
    <>
      <span className="block font-[570]">{text(`kind.${kind}`)}</span>
      {template ? (
        <span className="block text-text-muted text-xs">{text('run.template', { name: template.name })}</span>
      ) : null}
    </>
  );
}
