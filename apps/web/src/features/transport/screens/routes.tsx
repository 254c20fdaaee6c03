import { Waypoints } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useList } from '#shared/query/use-list.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRouteActions } from '../components/route/route-actions.ts';
import { routeColumns } from '../components/route/route-columns.tsx';
import { useRouteFilters } from '../components/route/route-filters.tsx';
import { routesMessages } from '../messages/routes/catalogue.ts';
import { ROUTE_SORT, routeListSpec } from '../model/route-list-spec.ts';
import { saveRoute } from '../model/saved-route.ts';
import type { TransitRoute } from '../model/types.ts';

/** `/Routes`: the list of routes. */
export function RoutesScreen() {
  const text = useText(routesMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const list = useListState(routeListSpec);
  // Spec §2: the clicked route is saved first, then opened.
  const open = (route: TransitRoute) => {
    saveRoute(route);
    void navigate(paths.showRoute({ id: route.id }));
  };
  return (
    <ListScreen
      id="routes"
      words={listWords(text, 'routes')}
      list={list}
      query={useList('listRoutes', list.query)}
      search="q"
      filters={useRouteFilters(list)}
      columns={routeColumns(text, format)}
      defaultSort={ROUTE_SORT}
      create={{ label: text('routes.create'), href: paths.routeCreate(), permission: 'transport_manage' }}
      rowLabel={({ name }) => name}
      rowLines={2}
      rowHref={({ id }) => paths.showRoute({ id })}
      onRowOpen={open}
      rowActions={useRouteActions(open)}
      emptyIcon={Waypoints}
      isQuiet
    />
  );
}
