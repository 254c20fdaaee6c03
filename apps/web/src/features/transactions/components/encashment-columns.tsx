import type { Translate } from '#shared/i18n/catalogue.ts';
import type { Format } from '#shared/i18n/format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import type { EncashmentId } from '../messages/encashment/uk.ts';
import type { Encashment } from '../model/types.ts';

const digits = (value: string) => <span className="whitespace-nowrap tabular-nums">{value}</span>;

export function encashmentColumns(text: Translate<EncashmentId>, format: Format): ListColumn<Encashment>[] {
  return [
    {
      id: 'number',
      header: text('history.number'),
      cell: ({ number }) => digits(text('history.numbered', { number: String(number) })),
      isSortable: true,
      width: 90,
    },
    {
      id: 'taken_at',
      header: text('history.takenAt'),
      cell: ({ taken_at }) => digits(format.dateTime(taken_at)),
      cardSlot: 'secondary',
      width: 170,
    },
    {
      id: 'amount',
      header: text('history.amount'),
      cell: ({ amount }) => <span className="font-semibold">{digits(format.money(amount))}</span>,
      isSortable: true,
      align: 'end',
      cardSlot: 'value',
      width: 140,
    },
    {
      id: 'inside',
      header: text('history.inside'),
      cell: ({ inside_amount }) => digits(format.money(inside_amount)),
      align: 'end',
      width: 150,
      isHideable: true,
      dropPriority: 1,
    },
    {
      id: 'left',
      header: text('history.left'),
      cell: ({ left_amount }) => digits(format.money(left_amount)),
      align: 'end',
      width: 140,
      isHideable: true,
      dropPriority: 3,
    },
    {
      id: 'by',
      header: text('history.by'),
      cell: ({ by }) => by.name,
      width: 220,
      isHideable: true,
      dropPriority: 4,
    },
    {
      id: 'comment',
      header: text('history.comment'),
      cell: ({ comment }) => <span className="block truncate">{comment ?? '—'}</span>,
      width: 200,
      isHideable: true,
      dropPriority: 2,
      cardSlot: 'hidden',
    },
  ];
}
