import type { Translate } from '#shared/i18n/catalogue.ts';
import type { Format } from '#shared/i18n/format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import type { RoutesId } from '../../messages/routes/uk.ts';
import type { TransitRoute } from '../../model/types.ts';
import { ModeIcon } from '../vehicle/mode-icon.tsx';

/** Columns of routes (spec §2), with the spec's exact Ukrainian headers. */
export function routeColumns(text: Translate<RoutesId>, format: Format): ListColumn<TransitRoute>[] {
  return [
    {
      id: 'name',
      header: text('column.name'),
      cell: (route) => <RouteName route={route} text={text} />,
      isSortable: true,
      width: 300,
    },
    {
      id: 'transport_num',
      header: text('column.transports'),
      cell: ({ transport_num, transports_on_route }) => (
        <>
          <span className="block">{format.number(transport_num)}</span>
          <span className="block text-[13px] text-text-muted leading-4">
            {text('column.onRoute', { count: format.number(transports_on_route) })}
          </span>
        </>
      ),
      align: 'end',
      isSortable: true,
      isHideable: true,
      width: 125,
    },
    {
      id: 'avg_speed',
      header: text('column.avgSpeed'),
      cell: ({ avg_speed }) => format.speed(avg_speed),
      align: 'end',
      isSortable: true,
      isHideable: true,
      width: 180,
      dropPriority: 2,
    },
    {
      id: 'avg_time',
      header: text('column.avgTime'),
      cell: ({ avg_time }) => format.minutes(avg_time),
      align: 'end',
      isSortable: true,
      isHideable: true,
      width: 175,
      dropPriority: 1,
    },
  ];
}

function RouteName({ route, text }: { route: TransitRoute; text: Translate<RoutesId> }) {
  const ends = text('route.ends', { from: route.from_point, to: route.to_point });
  return (
    <>
      <span className="flex items-center gap-2">
        <ModeIcon mode={route.mode} />
        <span className="truncate font-semibold">{route.name}</span>
      </span>
      <span className="block truncate font-normal text-[13px] text-text-muted leading-4">
        {ends} · {route.city}
      </span>
    </>
  );
}
