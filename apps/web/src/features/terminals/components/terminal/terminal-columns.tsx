import { FlaskConical } from 'lucide-react';
import type { Translate } from '#shared/i18n/catalogue.ts';
import type { Format } from '#shared/i18n/format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { WrappingText } from '#shared/table/wrapping-text.tsx';
import type { TerminalsId } from '../../messages/list/uk.ts';
import type { Terminal } from '../../model/types.ts';
import { ConnectivityLabel, TerminalStatusLabel } from './terminal-status-label.tsx';

const digits = (value: string) => <span className="whitespace-nowrap tabular-nums">{value}</span>;
const muted = (words: string) => <span className="text-text-muted">{words}</span>;

/** Columns of terminals (screens.md `/`), most used first. */
export function terminalColumns(text: Translate<TerminalsId>, format: Format): ListColumn<Terminal>[] {
  const hideable = { isHideable: true } as const;
  return [
    {
      id: 'name',
      header: text('column.name'),
      cell: (terminal) => <TerminalName terminal={terminal} test={text('column.test')} />,
      isSortable: true,
      width: 210,
    },
    {
      id: 'number',
      header: text('column.number'),
      cell: ({ number }) => digits(number),
      isSortable: true,
      cardSlot: 'value',
      width: 105,
    },
    {
      id: 'connectivity',
      header: text('column.connectivity'),
      // Wraps the duration below the state where columns are narrow.
      cell: (terminal) => (
        <span className="block whitespace-normal md:min-w-28">
          <ConnectivityLabel terminal={terminal} />
        </span>
      ),
      ...hideable,
      cardSlot: 'status',
      width: 215,
    },
    {
      id: 'status',
      header: text('column.status'),
      cell: ({ status }) => <TerminalStatusLabel status={status} />,
      isSortable: true,
      ...hideable,
      width: 130,
    },
    {
      id: 'point',
      header: text('column.point'),
      cell: ({ point }) => (point ? <Place {...point} /> : muted(text('column.noPoint'))),
      ...hideable,
      cardSlot: 'secondary',
      width: 230,
      dropPriority: 7,
    },
    {
      id: 'kind',
      header: text('column.kind'),
      cell: ({ kind }) => text(`kind.${kind}`),
      ...hideable,
      width: 130,
      dropPriority: 6,
    },
    {
      id: 'last_online_at',
      header: text('column.lastOnline'),
      cell: ({ last_online_at: at }) => (at ? digits(format.dateTime(at)) : muted(text('column.never'))),
      isSortable: true,
      ...hideable,
      cardSlot: 'hidden',
      width: 190,
      dropPriority: 5,
    },
    {
      id: 'model',
      header: text('column.model'),
      cell: ({ model }) => model,
      ...hideable,
      cardSlot: 'hidden',
      width: 165,
      dropPriority: 4,
    },
    {
      id: 'serial',
      header: text('column.serial'),
      cell: ({ serial }) => digits(serial),
      ...hideable,
      cardSlot: 'hidden',
      width: 160,
      dropPriority: 2,
    },
    {
      id: 'ptks_id',
      header: text('column.ptks'),
      cell: ({ ptks_id }) => digits(ptks_id),
      ...hideable,
      cardSlot: 'hidden',
      width: 125,
      dropPriority: 3,
    },
    {
      id: 'activated_at',
      header: text('column.activated'),
      cell: ({ activated_at: at }) => (at ? digits(format.dateTime(at)) : muted(text('column.notActivated'))),
      isSortable: true,
      ...hideable,
      cardSlot: 'hidden',
      width: 180,
      dropPriority: 1,
    },
  ];
}

function TerminalName({ terminal: { name, test_mode }, test }: { terminal: Terminal; test: string }) {
  return (
    <>
      <WrappingText canShrink className="font-semibold">
        {name}
      </WrappingText>
      {test_mode ? (
        <span className="flex items-center gap-1.5 font-normal text-[13px] text-warning leading-4">
          <FlaskConical size={14} aria-hidden className="shrink-0" />
          {test}
        </span>
      ) : null}
    </>
  );
}

function Place({ name, city }: { name: string; city: string }) {
  return (
    <>
      <WrappingText>{name}</WrappingText>
      <WrappingText className="text-[13px] text-text-muted leading-4">{city}</WrappingText>
    </>
  );
}
