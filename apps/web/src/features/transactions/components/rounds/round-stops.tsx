import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { Button } from '@kasa/ui/button';
import { DataTable, type RowAction } from '@kasa/ui/data-table';
import { PHONE_QUERY, useMediaQuery } from '@kasa/ui/media-query';
import { Banknote, CircleMinus, ReceiptText, Smartphone } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { type ListColumn, useFittingColumns } from '#shared/table/fitting-columns.ts';
import { ExpandedRow } from '#shared/table/list-table-extras.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useListTexts } from '#shared/table/use-list-texts.ts';
import { useRowDrawer } from '#shared/table/use-row-drawer.tsx';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import type { CollectionRoundDetails, RoundStop } from '../../model/types.ts';
import { loadTerminalCashDrawer } from '../load-terminal-cash-drawer.ts';
import { StopStatus } from './round-status.tsx';
import { placeOf } from './stop-place.ts';

/** The terminals of a round with what became of each; `?open=`: the cash of one beside them. */
export function RoundStops({
  round,
  onCollect,
  onSkip,
  onSlip,
}: {
  round: CollectionRoundDetails;
  onCollect: (stop: RoundStop) => void;
  onSkip: (stop: RoundStop) => void;
  onSlip: (encashmentId: string) => void;
}) {
  const text = useText(roundsMessages);
  const format = useFormat();
  const texts = useListTexts();
  const { label } = useFields(collectionRoundFields);
  const isPhone = useMediaQuery(PHONE_QUERY);
  const missing = usePermissions().writeDenialReason('encashment_perform');
  const against = missing ?? (round.ended_at === null ? undefined : text('round.ended'));
  const againstCollecting = ({ inside_amount }: RoundStop) =>
    against ?? (inside_amount > 0 ? undefined : text('round.noCash'));
  const actions = (stop: RoundStop): RowAction[] => [
    ...(stop.encashment
      ? [
          {
            id: 'slip',
            label: text('round.slip'),
            icon: ReceiptText,
            onAction: () => onSlip(stop.encashment?.id ?? ''),
          },
        ]
      : [
          {
            id: 'collect',
            label: text('round.collect'),
            icon: Banknote,
            onAction: () => onCollect(stop),
            disabledReason: againstCollecting(stop),
          },
          {
            id: 'skip',
            label: text('round.skip'),
            icon: CircleMinus,
            onAction: () => onSkip(stop),
            disabledReason: against,
          },
        ]),
    {
      id: 'terminal',
      label: text('round.terminal'),
      icon: Smartphone,
      href: paths.terminalEncashment({ id: stop.terminal.id }),
    },
  ];
  const hideable = { isHideable: true };
  const columns: ListColumn<RoundStop>[] = [
    {
      id: 'terminal',
      header: label('stop'),
      cell: ({ terminal }) => <NameCell name={terminal.name} />,
      width: 230,
    },
    {
      id: 'number',
      header: text('round.number'),
      cell: ({ terminal }) => <span className="figures">{terminal.number}</span>,
      cardSlot: 'subtitle',
      width: 100,
      dropPriority: 3,
      ...hideable,
    },
    {
      id: 'place',
      header: text('round.place'),
      cell: (stop) => placeOf(stop) ?? <span className="text-text-muted">{text('cash.noPoint')}</span>,
      cardSlot: 'secondary',
      width: 205,
      dropPriority: 2,
      ...hideable,
    },
    {
      id: 'expected',
      header: label('expected_amount'),
      cell: ({ expected_amount }) => format.money(expected_amount),
      align: 'end',
      cardSlot: 'value',
      width: 130,
    },
    {
      id: 'collected',
      header: label('collected_amount'),
      cell: ({ encashment }) => (encashment ? format.money(encashment.amount) : '—'),
      align: 'end',
      width: 120,
      dropPriority: 1,
      ...hideable,
    },
    {
      id: 'result',
      header: text('round.result'),
      cell: (stop) =>
        stop.state === 'open' ? (
          // As high as a line of text: rows are of one height; cards are not, and would cut it.
          <span className="inline-flex" style={isPhone ? undefined : { marginBlock: -6 }}>
            <Button
              size="sm"
              aria-label={text('round.collectFrom', { name: stop.terminal.name })}
              onPress={() => onCollect(stop)}
              isDisabled={againstCollecting(stop) !== undefined}
              disabledReason={againstCollecting(stop)}
            >
              {text('round.collect')}
            </Button>
          </span>
        ) : (
          <Result stop={stop} />
        ),
      cardSlot: 'status',
      width: 250,
    },
  ];
  const { ref, droppedColumns, expandedColumns } = useFittingColumns(columns, {
    isExpandable: true,
    hasMenu: true,
    hasChoice: false,
  });
  const { around, rowHref, ...drawer } = useRowDrawer<RoundStop['terminal']>(loadTerminalCashDrawer, {
    rows: round.stops.map(({ terminal }) => terminal),
    actions: ({ id }) => round.stops.filter(({ terminal }) => terminal.id === id).flatMap(actions),
  });
  return around(
    <div ref={ref}>
      <DataTable<RoundStop>
        label={text('round.stops')}
        texts={texts.table}
        rows={round.stops}
        rowId={({ terminal }) => terminal.id}
        rowLabel={({ terminal }) => `${terminal.name}, ${terminal.number}`}
        activeRowId={drawer.activeRowId}
        rowHref={({ terminal }) => rowHref(terminal)}
        rowActions={actions}
        columns={columns}
        hiddenColumns={droppedColumns.map(({ id }) => id)}
        renderExpanded={
          droppedColumns.length === 0
            ? undefined
            : (stop) => (
                <ExpandedRow row={stop} columns={expandedColumns} facts={undefined}>
                  {null}
                </ExpandedRow>
              )
        }
      />
    </div>,
  );
}

function Result({ stop: { state, encashment, skip_reason, done_at } }: { stop: RoundStop }) {
  const text = useText(roundsMessages);
  const format = useFormat();
  const left = encashment && encashment.left_amount !== 0 ? encashment.left_amount : null;
  const notes = [
    ...(skip_reason ? [skip_reason] : []),
    ...(left === null ? [] : [text('round.remains', { amount: format.money(left) })]),
    ...(done_at ? [format.dateTime(done_at)] : []),
  ];
  return (
    <span className="flex min-w-0 items-center gap-x-2 max-md:flex-wrap max-md:justify-end">
      <StopStatus state={state} />
      <span className="max-w-full truncate text-text-muted max-md:text-xs max-md:leading-4">
        {notes.join(' · ')}
      </span>
    </span>
  );
}
