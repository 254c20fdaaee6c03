import type { KeyValueItem } from '@kasa/ui/key-value';
import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Translate } from '#shared/i18n/catalogue.ts';
import type { Format } from '#shared/i18n/format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import type { TerminalsId } from '../../messages/list/uk.ts';
import type { TerminalSum } from '../../model/terminal-list-spec.ts';
import type { Terminal } from '../../model/types.ts';
import { ConnectivityLabel, TerminalStatusLabel } from './terminal-status-label.tsx';

const digits = (value: string) => <span className="whitespace-nowrap figures">{value}</span>;
const muted = (words: string) => <span className="text-text-muted">{words}</span>;

type ColumnId = {
  [Name in keyof Terminal & string]: `column.${Name}` extends TerminalsId ? Name : never;
}[keyof Terminal & string];

/** Columns of terminals (screens.md `/`), most used first. */
export function terminalColumns(
  text: Translate<TerminalsId>,
  format: Format,
  shows: (sum: TerminalSum) => boolean,
): ListColumn<Terminal>[] {
  const column = (
    id: ColumnId,
    cell: (terminal: Terminal) => ReactNode,
    options: Partial<ListColumn<Terminal>>,
  ): ListColumn<Terminal> => ({ id, header: text(`column.${id}`), cell, isHideable: true, ...options });
  const always = { isHideable: false, isSortable: true };
  const time = (at: string | null, none: string) => (at ? digits(format.dateTime(at)) : muted(none));
  const sum = { align: 'end', isSortable: true } as const;
  const money = [
    column('today_amount', ({ today_amount }) => digits(format.sum(today_amount)), {
      ...sum,
      width: 130,
      dropPriority: 9,
    }),
    column('cash_inside', ({ cash_inside }) => digits(format.money(cash_inside)), {
      ...sum,
      width: 150,
      dropPriority: 8,
    }),
  ];
  return [
    column('name', (terminal) => <Name terminal={terminal} test={text('column.test')} />, {
      ...always,
      width: 230,
    }),
    column('number', ({ number }) => digits(number), { ...always, cardSlot: 'subtitle', width: 105 }),
    column('connectivity', (terminal) => <ConnectivityLabel terminal={terminal} />, {
      cardSlot: 'status',
      width: 215,
    }),
    column('status', ({ status }) => <TerminalStatusLabel status={status} />, {
      isSortable: true,
      width: 130,
    }),
    ...money.filter(({ id }) => shows(id as TerminalSum)),
    column('point', ({ point }) => (point ? `${point.name}, ${point.city}` : muted(text('column.noPoint'))), {
      cardSlot: 'secondary',
      width: 220,
      dropPriority: 10,
    }),
    column('kind', ({ kind }) => text(`kind.${kind}`), { width: 130, dropPriority: 6 }),
    column('last_online_at', ({ last_online_at: at }) => time(at, text('column.never')), {
      isSortable: true,
      width: 190,
      dropPriority: 5,
    }),
    column('model', ({ model }) => model, { width: 165, dropPriority: 4 }),
    column('serial', ({ serial }) => digits(serial), { width: 160, dropPriority: 2 }),
    column('ptks_id', ({ ptks_id }) => digits(ptks_id), { width: 125, dropPriority: 3 }),
    column('activated_at', ({ activated_at: at }) => time(at, text('column.notActivated')), {
      isSortable: true,
      width: 180,
      dropPriority: 1,
    }),
  ];
}

/** What has no column. */
export const terminalFacts = (
  { last_started_at, template, created_at }: Terminal,
  text: Translate<TerminalsId>,
  format: Format,
): KeyValueItem[] => [
  { id: 'started', label: text('facts.lastStart'), value: format.dateTime(last_started_at) },
  { id: 'template', label: text('facts.template'), value: template?.name },
  { id: 'added', label: text('facts.added'), value: format.dateTime(created_at) },
];

function Name({ terminal: { name, test_mode }, test }: { terminal: Terminal; test: string }) {
  const mark = test_mode ? (
    <span className="flex shrink-0 items-center gap-1 text-[13px] text-warning">
      <FlaskConical size={14} aria-hidden />
      {test}
    </span>
  ) : null;
  return <NameCell name={name} end={mark} />;
}
