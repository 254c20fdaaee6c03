import { Avatar } from '@kasa/ui/avatar';
import { MessageCircle } from 'lucide-react';
import type { Translate } from '#shared/i18n/catalogue.ts';
import { type Format, NO_VALUE } from '#shared/i18n/format.ts';
import { PhoneLink } from '#shared/phone/phone-link.tsx';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import type { DriversId } from '../../messages/drivers/uk.ts';
import type { Driver } from '../../model/types.ts';
import { ShiftSince } from '../shift/shift-since.tsx';

const linkClass = 'rounded-sm text-accent-text underline-offset-2 hover:underline';

/** Columns of drivers: the fields of the spec (spec §3 "Driver"). */
export function driverColumns(text: Translate<DriversId>, format: Format): ListColumn<Driver>[] {
  return [
    {
      id: 'name',
      header: text('column.name'),
      cell: ({ name, avatar }) => (
        <span className="flex items-center gap-2.5">
          <Avatar name={name} photoUrl={avatar} size="sm" />
          <span className="min-w-0 truncate font-medium">{name}</span>
        </span>
      ),
      isSortable: true,
      width: 266,
    },
    {
      id: 'tabulation_number',
      header: text('column.number'),
      cell: ({ tabulation_number }) => <span className="tabular-nums">{tabulation_number}</span>,
      isSortable: true,
      isHideable: true,
      width: 90,
      dropPriority: 2,
    },
    {
      id: 'route',
      header: text('column.route'),
      cell: ({ route }) => route?.name ?? NO_VALUE,
      isHideable: true,
      cardSlot: 'secondary',
      width: 136,
    },
    {
      id: 'transport',
      header: text('column.transport'),
      cell: ({ transport_number }) => <span className="tabular-nums">{transport_number ?? NO_VALUE}</span>,
      isHideable: true,
      // Fits a whole plate, "АА 1234 АА", for a vehicle without a fleet number.
      width: 112,
    },
    {
      id: 'session_open_time',
      header: text('column.since'),
      cell: ({ session_open_time }) => <ShiftSince at={session_open_time} />,
      isSortable: true,
      isHideable: true,
      width: 105,
    },
    {
      id: 'phone',
      header: text('column.phone'),
      cell: ({ phone }) => <PhoneLink phone={phone} />,
      isHideable: true,
      width: 160,
      dropPriority: 3,
    },
    {
      id: 'messenger',
      header: text('column.messenger'),
      cell: ({ name, call_message }) =>
        isSafeLink(call_message) ? (
          <a
            href={call_message}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={text('column.writeTo', { name })}
            className={`${linkClass} inline-flex items-center gap-1.5`}
          >
            <MessageCircle size={16} aria-hidden />
            {text('column.write')}
          </a>
        ) : (
          NO_VALUE
        ),
      isHideable: true,
      width: 110,
      dropPriority: 1,
    },
    {
      id: 'money',
      header: text('column.money'),
      cell: ({ money, session_open_time }) => (session_open_time ? format.money(money) : NO_VALUE),
      align: 'end',
      isSortable: true,
      isHideable: true,
      cardSlot: 'value',
      width: 116,
      dropPriority: 4,
    },
  ];
}

/** Only https links are rendered (security T8); the contract accepts no others. */
export function isSafeLink(link: string | null): link is string {
  return link?.startsWith('https://') === true;
}
