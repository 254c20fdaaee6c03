import { routeFields } from '@kasa/contracts/transport/fields';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { routesMessages } from '../../messages/routes/catalogue.ts';
import type { TransitRoute } from '../../model/types.ts';
import { ModeIcon } from '../vehicle/mode-icon.tsx';

/** Columns of routes (spec §2), with the spec's exact Ukrainian headers. */
export function useRouteColumns(): ListColumn<TransitRoute>[] {
  const text = useText(routesMessages);
  const format = useFormat();
  const { column } = useFields(routeFields);
  return [
    column('name', {
      cell: (route) => <RouteName route={route} />,
      isSortable: true,
      isHideable: false,
      width: 300,
    }),
    column('transport_num', {
      header: text('column.transports'),
      cell: ({ transport_num, transports_on_route }) => (
        <>
          <span className="block">{format.number(transport_num)}</span>
          <span className="block text-[13px] text-text-muted leading-4">
            {text('column.onRoute', { count: format.number(transports_on_route) })}
          </span>
        </>
      ),
      isSortable: true,
      width: 125,
    }),
    column('avg_speed', { header: text('column.avgSpeed'), isSortable: true, width: 180, dropPriority: 2 }),
    column('avg_time', { header: text('column.avgTime'), isSortable: true, width: 175, dropPriority: 1 }),
  ];
}

function RouteName({ route }: { route: TransitRoute }) {
  const text = useText(routesMessages);
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
