import { routeFields } from '@kasa/contracts/transport/fields';
import { Waypoints } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#shared/query/use-list.ts';
import type { ListColumn } from '#shared/table/fitting-columns.ts';
import { useFoundFilter } from '#shared/table/found-filter.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { NameCell } from '#shared/table/name-cell.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { ModeIcon } from '../components/route/mode-icon.tsx';
import { useRouteActions } from '../components/route/route-actions.ts';
import { cityChoices } from '../components/transport-choices.ts';
import { TransportGate } from '../components/transport-gate.tsx';
import { routesMessages } from '../messages/routes/catalogue.ts';
import { routeListSpec } from '../model/list-specs.ts';
import { saveRoute } from '../model/saved-route.ts';
import type { TransitRoute } from '../model/types.ts';

/** `/Routes`: the list of routes. */
export function RoutesScreen() {
  const text = useText(routesMessages);
  return (
    <TransportGate title={text('routes.title')}>
      <Routes />
    </TransportGate>
  );
}

function Routes() {
  const text = useText(routesMessages);
  const navigate = useNavigate();
  const actions = useRouteActions();
  const list = useListState(routeListSpec);
  const { label } = useFields(routeFields);
  const choice = useChoiceFilter(list, routeFields);
  // Spec §2: the clicked route is saved first, then opened.
  const open = (route: TransitRoute) => {
    saveRoute(route);
    void navigate(paths.showRoute({ id: route.id }));
  };
  return (
    <ListScreen
      id="routes"
      operation="listRoutes"
      words={listWords(text, 'routes')}
      list={list}
      query={useList('listRoutes', list.query)}
      search="q"
      filters={[useFoundFilter(list, 'city', label('city'), cityChoices), choice('mode')]}
      columns={useRouteColumns()}
      defaultSort="name"
      create={{ label: text('routes.create'), href: paths.routeCreate(), permission: 'transport_manage' }}
      rowLabel={({ name }) => name}
      rowHref={({ id }) => paths.showRoute({ id })}
      onRowOpen={open}
      rowActions={(route) => actions.ofRow(route, open)}
      emptyIcon={Waypoints}
      isQuiet
    />
  );
}

/** Columns of routes (spec §2), with the spec's exact Ukrainian headers. */
function useRouteColumns(): ListColumn<TransitRoute>[] {
  const text = useText(routesMessages);
  const format = useFormat();
  const { column } = useFields(routeFields);
  return [
    column('name', {
      cell: (route) => <RouteName route={route} />,
      isSortable: true,
      isHideable: false,
      width: 420,
    }),
    column('transport_num', {
      header: text('column.transports'),
      cell: ({ transport_num, transports_on_route }) => (
        <>
          {format.number(transport_num)}
          <span className="text-text-muted">
            {' · '}
            {text('column.onRoute', { count: format.number(transports_on_route) })}
          </span>
        </>
      ),
      cardSlot: 'secondary',
      isSortable: true,
      width: 190,
    }),
    column('avg_speed', { header: text('column.avgSpeed'), isSortable: true, width: 180, dropPriority: 2 }),
    column('avg_time', { header: text('column.avgTime'), isSortable: true, width: 175, dropPriority: 1 }),
  ];
}

function RouteName({ route }: { route: TransitRoute }) {
  const text = useText(routesMessages);
  const ends = text('route.ends', { from: route.from_point, to: route.to_point });
  return (
    <NameCell start={<ModeIcon mode={route.mode} />} name={route.name} note={`${ends} · ${route.city}`} />
  );
}
