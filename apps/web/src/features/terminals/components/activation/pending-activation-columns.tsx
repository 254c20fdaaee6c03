import { Button } from '@kasa/ui/button';
import { useText } from '#shared/i18n/i18n.tsx';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { WrappingText } from '#shared/table/wrapping-text.tsx';
import { terminalsMessages } from '../../messages/list/catalogue.ts';
import type { Terminal } from '../../model/types.ts';

export function usePendingActivationColumns(
  onActivate: (terminal: Terminal) => void,
): ListColumn<Terminal>[] {
  const text = useText(terminalsMessages);
  const { writeDenialReason } = usePermissions();
  return [
    {
      id: 'name',
      header: text('column.name'),
      cell: ({ name }) => <WrappingText className="font-semibold">{name}</WrappingText>,
      isSortable: true,
      width: 260,
    },
    {
      id: 'number',
      header: text('column.number'),
      cell: ({ number }) => <span className="tabular-nums">{number}</span>,
      isSortable: true,
      cardSlot: 'value',
      width: 110,
    },
    {
      id: 'model',
      header: text('column.model'),
      cell: ({ model }) => model,
      isHideable: true,
      width: 170,
      dropPriority: 1,
    },
    {
      id: 'point',
      header: text('column.point'),
      cell: ({ point }) => <WrappingText>{point?.name ?? text('column.noPoint')}</WrappingText>,
      isHideable: true,
      cardSlot: 'secondary',
      width: 220,
      dropPriority: 2,
    },
    {
      id: 'activate',
      header: text('action.activate'),
      cell: (terminal) => (
        <Button
          size="sm"
          aria-label={`${text('action.activate')}: ${terminal.name}, ${terminal.number}`}
          disabledReason={writeDenialReason('add_terminal')}
          onPress={() => onActivate(terminal)}
        >
          {text('action.activate')}
        </Button>
      ),
      align: 'end',
      width: 150,
      cardSlot: 'status',
    },
  ];
}
