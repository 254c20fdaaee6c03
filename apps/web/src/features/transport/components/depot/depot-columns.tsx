import type { Text } from '#shared/i18n/catalogue.ts';
import type { Format } from '#shared/i18n/format.ts';
import { PhoneLink } from '#shared/phone/phone-link.tsx';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import type { DepotsId } from '../../messages/depots/uk.ts';
import type { Depot } from '../../model/types.ts';

/** The columns of depots. */
export function depotColumns(text: Text<DepotsId>, format: Format): ListColumn<Depot>[] {
  return [
    {
      id: 'name',
      header: text('column.name'),
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
      isSortable: true,
      width: 240,
    },
    {
      id: 'city',
      header: text('column.city'),
      cell: ({ city }) => city,
      isSortable: true,
      isHideable: true,
      cardSlot: 'secondary',
      width: 110,
    },
    {
      id: 'address',
      header: text('column.address'),
      cell: ({ address }) => address,
      isHideable: true,
      width: 170,
      yields: 1,
    },
    {
      id: 'director',
      header: text('column.director'),
      cell: ({ director, director_phone }) => (
        <>
          <span className="block truncate">{director}</span>
          <span className="block text-[13px] leading-5">
            <PhoneLink phone={director_phone} />
          </span>
        </>
      ),
      isHideable: true,
      width: 200,
    },
    {
      id: 'transports',
      header: text('column.transports'),
      cell: ({ transports_count }) => format.number(transports_count),
      align: 'end',
      isHideable: true,
      width: 90,
      yields: 3,
    },
    {
      id: 'drivers',
      header: text('column.drivers'),
      cell: ({ drivers_count }) => format.number(drivers_count),
      align: 'end',
      isHideable: true,
      width: 75,
      yields: 2,
    },
  ];
}
