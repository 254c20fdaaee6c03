import { collectionRoundFields } from '@kasa/contracts/transactions/fields';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { Printout } from '#shared/print/printout.tsx';
import { roundsMessages } from '../../messages/rounds/catalogue.ts';
import type { CollectionRoundDetails, RoundStop } from '../../model/types.ts';
import { placeOf } from './stop-place.ts';

/** A round on paper: to make it by, with room for notes, and to hand the money over with. */
export function RoundPrintout({
  round,
  summary,
  onDone,
}: {
  round: CollectionRoundDetails;
  summary: string;
  onDone: () => void;
}) {
  const text = useText(roundsMessages);
  const format = useFormat();
  const { label, display } = useFields(collectionRoundFields);
  const order = new Map(round.stops.map(({ id }, index) => [id, index + 1]));
  return (
    <Printout<RoundStop>
      title={text('round.title', { number: String(round.number) })}
      details={[summary]}
      rows={round.stops}
      rowId={({ id }) => id}
      onDone={onDone}
      columns={[
        { id: 'order', header: '№', cell: ({ id }) => order.get(id), align: 'end' },
        { id: 'place', header: text('round.place'), cell: (stop) => placeOf(stop) ?? text('cash.noPoint') },
        {
          id: 'terminal',
          header: label('stop'),
          cell: ({ terminal }) => `${terminal.number} ${terminal.name}`,
        },
        {
          id: 'expected',
          header: label('expected_amount'),
          cell: ({ expected_amount }) => format.money(expected_amount),
          align: 'end',
        },
        {
          id: 'collected',
          header: label('collected_amount'),
          cell: ({ encashment }) => encashment && format.money(encashment.amount),
          align: 'end',
        },
        {
          id: 'note',
          header: text('round.note'),
          // Room to write.
          cell: ({ state, skip_reason }) => (
            <div style={{ minWidth: '30mm' }}>
              {state === 'skipped' ? `${display('stop_state', state)}: ${skip_reason}` : null}
            </div>
          ),
        },
      ]}
      totals={{
        place: text('round.total'),
        expected: format.money(round.expected_amount),
        collected: round.collected_amount > 0 ? format.money(round.collected_amount) : null,
      }}
    >
      {[text('round.handedOver'), text('round.taken')].map((name) => (
        <p key={name} className="mt-6 flex items-end gap-2">
          <span>{name}</span>
          <span aria-hidden style={{ borderColor: 'currentColor' }} className="flex-1 border-b" />
        </p>
      ))}
    </Printout>
  );
}
