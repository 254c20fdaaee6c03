import { personLabel } from '@kasa/contracts/shared/person-label';
import { Timeline } from '@kasa/ui/timeline';
import { Bus, Route } from 'lucide-react';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import { formatShiftTime } from '../../model/shift-time.ts';
import type { Shift } from '../../model/types.ts';

export function ShiftChanges({ shift }: { shift: Shift }) {
  const text = useText(driversMessages);
  const format = useFormat();
  if (shift.changes.length === 0) return null;
  return (
    <Timeline
      label={text('card.changes')}
      entries={shift.changes.map(({ at, kind, from, to, by }) => ({
        id: `${at} ${kind}`,
        icon: kind === 'route' ? Route : Bus,
        title: text(kind === 'route' ? 'card.changedRoute' : 'card.changedTransport', {
          from: from?.name ?? text(kind === 'route' ? 'route.none' : 'transport.none'),
          to: to.name,
        }),
        time: formatShiftTime(at, shift, format),
        dateTime: at,
        text: text('card.by', { name: personLabel(by) }),
      }))}
    />
  );
}

export function ShiftPeople({ shift: { opened_by, closed_by } }: { shift: Shift }) {
  const text = useText(driversMessages);
  const isSame = opened_by.id === closed_by?.id;
  const lines = isSame
    ? [text('card.openedAndClosedBy', { name: personLabel(opened_by) })]
    : [
        text('card.openedBy', { name: personLabel(opened_by) }),
        ...(closed_by ? [text('card.closedBy', { name: personLabel(closed_by) })] : []),
      ];
  return (
    <div className="text-[13px] text-text-muted [overflow-wrap:anywhere]">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
