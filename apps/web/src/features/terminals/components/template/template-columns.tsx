import type { Translate } from '#shared/i18n/catalogue.ts';
import type { Format } from '#shared/i18n/format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import type { TemplatesId } from '../../messages/templates/uk.ts';
import type { TerminalTemplate } from '../../model/types.ts';

export function templateColumns(
  text: Translate<TemplatesId>,
  format: Format,
): ListColumn<TerminalTemplate>[] {
  return [
    {
      id: 'name',
      header: text('column.name'),
      cell: ({ name, description }) => (
        <span className="block min-w-0">
          <span className="block truncate font-semibold">{name}</span>
          {description ? (
            <span className="block truncate text-[13px] text-text-muted">{description}</span>
          ) : null}
        </span>
      ),
      isSortable: true,
      width: 380,
    },
    {
      id: 'terminals',
      header: text('column.terminals'),
      cell: ({ terminals_count }) => format.number(terminals_count),
      align: 'end',
      cardSlot: 'detail',
      width: 130,
    },
    {
      id: 'settings',
      header: text('column.settings'),
      cell: ({ settings }) => format.number(Object.keys(settings).length),
      align: 'end',
      cardSlot: 'detail',
      width: 130,
    },
    {
      id: 'changed',
      header: text('column.changed'),
      cell: ({ updated_at }) => <span className="tabular-nums">{format.dateTime(updated_at)}</span>,
      isHideable: true,
      cardSlot: 'detail',
      width: 170,
      dropPriority: 2,
    },
    {
      id: 'created_at',
      header: text('column.created'),
      cell: ({ created_at }) => <span className="tabular-nums">{format.dateTime(created_at)}</span>,
      isSortable: true,
      isHideable: true,
      cardSlot: 'detail',
      width: 170,
      dropPriority: 1,
    },
  ];
}
