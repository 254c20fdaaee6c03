import { driverFields } from '@kasa/contracts/transport/fields';
import { Avatar } from '@kasa/ui/avatar';
import { MessageCircle } from 'lucide-react';
import { useFields } from '#shared/fields/use-fields.tsx';
import { NO_VALUE } from '#shared/i18n/format.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { NameCell } from '#shared/table/name-cell.tsx';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Driver } from '../../model/types.ts';
import { ShiftSince } from '../shift/shift-since.tsx';
import { MessengerLink } from './messenger-link.tsx';

/** Columns of drivers: the fields of the spec (spec §3 "Driver"). */
export function useDriverColumns(): ListColumn<Driver>[] {
  const text = useText(driversMessages);
  const format = useFormat();
  const { column } = useFields(driverFields);
  return [
    column('name', {
      header: text('driver.title'),
      cell: ({ name, avatar }) => (
        <NameCell start={<Avatar name={name} photoUrl={avatar} size="sm" />} name={name} />
      ),
      isSortable: true,
      isHideable: false,
      width: 266,
    }),
    column('tabulation_number', {
      header: text('column.number'),
      cell: ({ tabulation_number }) => <span className="figures">{tabulation_number}</span>,
      isSortable: true,
      width: 90,
      dropPriority: 2,
    }),
    column('route', { cardSlot: 'secondary', width: 136 }),
    column('transport', {
      header: text('column.transport'),
      cell: ({ transport_number }) => <span className="figures">{transport_number ?? NO_VALUE}</span>,
      cardSlot: 'subtitle',
      // Fits a whole plate, "АА 1234 АА", for a vehicle without a fleet number.
      width: 112,
    }),
    column('session_open_time', {
      header: text('column.since'),
      cell: ({ session_open_time }) => <ShiftSince at={session_open_time} />,
      isSortable: true,
      cardSlot: 'status',
      width: 105,
    }),
    column('phone', { width: 160, dropPriority: 3 }),
    column('call_message', {
      id: 'messenger',
      header: text('column.messenger'),
      cell: ({ name, call_message }) => (
        <MessengerLink href={call_message} label={text('column.writeTo', { name })}>
          <MessageCircle size={16} aria-hidden />
          {text('column.write')}
        </MessengerLink>
      ),
      width: 110,
      dropPriority: 1,
      isPrinted: false,
    }),
    column('money', {
      header: text('column.money'),
      cell: ({ money, session_open_time }) => (session_open_time ? format.money(money) : NO_VALUE),
      isSortable: true,
      cardSlot: 'value',
      width: 116,
      dropPriority: 4,
    }),
  ];
}
