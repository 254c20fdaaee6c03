import { useText } from '#shared/i18n/i18n.tsx';
import { driversMessages } from '../../messages/drivers/catalogue.ts';
import type { Shift } from '../../model/types.ts';

export function ShiftPeople({ shift: { opened_by, closed_by } }: { shift: Shift }) {
  const text = useText(driversMessages);
  const isSame = opened_by.id === closed_by?.id;
  const lines = isSame
    ? [text('card.openedAndClosedBy', { name: opened_by.name })]
    : [
        text('card.openedBy', { name: opened_by.name }),
        ...(closed_by ? [text('card.closedBy', { name: closed_by.name })] : []),
      ];
  return (
    <div className="text-[13px] text-text-muted [overflow-wrap:anywhere]">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
