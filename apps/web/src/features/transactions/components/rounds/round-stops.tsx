import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { Button } from '@kasa/ui/button';
import { DataTable, type RowAction } from '@kasa/ui/data-table';
import { Banknote, CircleMinus, ReceiptText, Smartphone } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useListTexts } from '#shared/table/use-list-texts.ts';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import type { CollectionRoundDetails, RoundStop } from '../../model/types.ts';
import { StopStatus } from './round-status.tsx';

/** The terminals of a round with what became of each. */
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
  return (
    <DataTable<RoundStop>
      label={text('round.stops')}
      texts={texts.table}
      rows={round.stops}
      rowId={({ id }) => id}
      rowLabel={({ terminal }) => `${terminal.name}, ${terminal.number}`}
      rowActions={actions}
      columns={[
        {
          id: 'terminal',
          header: label('stop'),
          cell: ({ terminal }) => <NameCell name={terminal.name} note={terminal.number} />,
          width: 280,
        },
        {
          id: 'place',
          header: text('round.place'),
          cell: (stop) => placeOf(stop) ?? <span className="text-text-muted">{text('cash.noPoint')}</span>,
          cardSlot: 'subtitle',
          width: 280,
        },
        {
          id: 'expected',
          header: label('expected_amount'),
          cell: ({ expected_amount }) => format.money(expected_amount),
          align: 'end',
          cardSlot: 'value',
          width: 140,
        },
        {
          id: 'collected',
          header: label('collected_amount'),
          cell: ({ encashment }) => (encashment ? format.money(encashment.amount) : '—'),
          align: 'end',
          width: 140,
        },
        {
          id: 'result',
          header: text('round.result'),
          cell: (stop) => <Result stop={stop} />,
          cardSlot: 'secondary',
          width: 220,
        },
        {
          id: 'collect',
          header: text('round.collect'),
          cell: (stop) =>
            stop.encashment ? null : (
              <Button
                size="sm"
                aria-label={text('round.collectFrom', { name: stop.terminal.name })}
                onPress={() => onCollect(stop)}
                isDisabled={againstCollecting(stop) !== undefined}
                disabledReason={againstCollecting(stop)}
              >
                {text('round.collect')}
              </Button>
            ),
          cardSlot: 'status',
          width: 130,
        },
      ]}
    />
  );
}

export const placeOf = ({ point }: RoundStop) => point && [point.city, point.address, point.name].join(', ');

function Result({ stop: { state, encashment, skip_reason, done_at } }: { stop: RoundStop }) {
  const text = useText(roundsMessages);
  const format = useFormat();
  const left = encashment && encashment.left_amount !== 0 ? encashment.left_amount : null;
  const notes = [
    ...(done_at ? [format.dateTime(done_at)] : []),
    ...(left === null ? [] : [text('round.remains', { amount: format.money(left) })]),
    ...(skip_reason ? [skip_reason] : []),
  ];
  return <NameCell name={<StopStatus state={state} />} note={notes.join(' · ')} />;
}
