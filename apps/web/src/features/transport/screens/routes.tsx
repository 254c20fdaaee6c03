import { Waypoints } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { type CreateAction, CreateButton } from '#shared/table/create-button.tsx';
import { ListFilterBar } from '#shared/table/list-filter-bar.tsx';
import { ListHeader } from '#shared/table/list-header.tsx';
import { ListTable } from '#shared/table/list-table.tsx';
import { useHiddenColumns } from '#shared/table/use-hidden-columns.ts';
import { useListState } from '#shared/table/use-list-state.ts';
import { useRouteActions } from '../components/route/route-actions.ts';
import { routeColumns } from '../components/route/route-columns.tsx';
import { useRouteFilters } from '../components/route/route-filters.tsx';
import { routesMessages } from '../messages/routes/catalogue.ts';
import { ROUTE_SORT, routeListSpec } from '../model/route-list-spec.ts';
import { saveRoute } from '../model/saved-route.ts';
import type { TransitRoute } from '../model/types.ts';
import { useRoutes } from '../queries.ts';

/** `/Routes`: the routes of the merchant. */
export function RoutesScreen() {
  const text = useText(routesMessages);
  const format = useFormat();
  const navigate = useNavigate();
  const list = useListState(routeListSpec);
  const query = useRoutes(list.query);
  const filters = useRouteFilters(list);
  const [hiddenColumns, setHiddenColumns] = useHiddenColumns('routes');
  const columns = routeColumns(text, format);
  // Spec §2: the clicked route is first saved, then opened.
  const open = (route: TransitRoute) => {
    saveRoute(route);
    void navigate(paths.showRoute({ id: route.id }));
  };
  const actions = useRouteActions(open);
  const create: CreateAction = {
    label: text('routes.create'),
    href: paths.routeCreate(),
    permission: 'transport_manage',
  };
  return (
    <>
      <ListHeader
        title={text('routes.title')}
        page={query.data}
        total={(count) => text('routes.total', { count })}
        totalCapped={(total) => text('routes.totalCapped', { total })}
        create={create}
      />
      <ListFilterBar
        list={list}
        search={{ name: 'q', label: text('routes.search'), placeholder: text('routes.searchPlaceholder') }}
        filters={filters}
        columns={columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={ROUTE_SORT}
      />
      <ListTable<TransitRoute>
        label={text('routes.title')}
        list={list}
        query={query}
        columns={columns}
        hiddenColumns={hiddenColumns}
        defaultSort={ROUTE_SORT}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowLines={2}
        rowHref={({ id }) => paths.showRoute({ id })}
        onRowOpen={open}
        rowActions={actions}
        emptyIcon={Waypoints}
        emptyText={text('routes.empty')}
        emptyActions={<CreateButton {...create} />}
        isQuiet
      />
    </>
  );
}
