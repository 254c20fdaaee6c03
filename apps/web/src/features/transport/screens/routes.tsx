import { routeFields } from '@kasa/contracts/transport/fields';
import { Waypoints } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { useList } from '#shared/query/use-list.ts';
import { ListScreen, listWords } from '#shared/table/list-screen.tsx';
import { useChoiceFilter } from '#shared/table/options-filter.tsx';
import { useSelectFilter } from '#shared/table/select-filter.tsx';
import { useListState } from '#shared/table/use-list-state.ts';
import { CitySelect } from '../components/route/city-select.tsx';
import { useRouteActions } from '../components/route/route-actions.ts';
import { useRouteColumns } from '../components/route/route-columns.tsx';
import { routesMessages } from '../messages/routes/catalogue.ts';
import { routeListSpec } from '../model/list-specs.ts';
import { saveRoute } from '../model/saved-route.ts';
import type { TransitRoute } from '../model/types.ts';

/** `/Routes`: the list of routes. */
export function RoutesScreen() {
  const text = useText(routesMessages);
  const navigate = useNavigate();
  const actions = useRouteActions();
  const list = useListState(routeListSpec);
  const { label } = useFields(routeFields);
  const choice = useChoiceFilter(list, routeFields);
  const chosen = useSelectFilter(list);
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
      filters={[
        chosen('city', label('city'), list.filters.city, (props) => <CitySelect {...props} />),
        choice('mode'),
      ]}
      columns={useRouteColumns()}
      defaultSort="name"
      create={{ label: text('routes.create'), href: paths.routeCreate(), permission: 'transport_manage' }}
      rowLabel={({ name }) => name}
      rowLines={2}
      rowHref={({ id }) => paths.showRoute({ id })}
      onRowOpen={open}
      rowActions={(route) => actions.ofRow(route, open)}
      emptyIcon={Waypoints}
      isQuiet
    />
  );
}
