import { Button } from '@kasa/ui/button';
import { PageHeader } from '@kasa/ui/page-header';
import { Plus, Waypoints } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { paths } from '../../../shared/paths.ts';
import { usePermissions } from '../../../shared/permissions/use-permissions.ts';
import { ListFilterBar } from '../../../shared/table/list-filter-bar.tsx';
import { ListSearch } from '../../../shared/table/list-search.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useHiddenColumns } from '../../../shared/table/use-hidden-columns.ts';
import { useListState } from '../../../shared/table/use-list-state.ts';
import { usePageTitle } from '../../../shared/title/use-page-title.ts';
import { useRouteActions } from '../components/route-actions.ts';
import { routeColumns } from '../components/route-columns.tsx';
import { useRouteFilters } from '../components/route-filters.tsx';
import { routesMessages } from '../messages/routes/catalogue.ts';
import { ROUTES_SORT, routesList } from '../model/routes-list.ts';
import { saveRoute } from '../model/saved-route.ts';
import type { TransitRoute } from '../model/types.ts';
import { useRoutes } from '../queries.ts';

/** `/Routes`: the routes of the merchant. */
export function RoutesListScreen() {
  const text = useText(routesMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const navigate = useNavigate();
  usePageTitle(text('routes.title'));
  const list = useListState(routesList);
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
  const missing = usePermissions().reasonAgainst('transport_manage');
  const total =
    query.data &&
    (query.data.total_capped
      ? text('routes.totalCapped', { total: format.number(query.data.total) })
      : text('routes.total', { count: query.data.total }));
  return (
    <>
      <PageHeader
        title={text('routes.title')}
        subtitle={total ?? '\u00a0'}
        moreLabel={common('action.more')}
        primaryAction={{
          id: 'create',
          label: text('routes.create'),
          icon: Plus,
          href: paths.routeCreate(),
          isDisabled: missing !== undefined,
          disabledReason: missing,
        }}
      />
      <ListFilterBar
        list={list}
        search={
          <ListSearch
            list={list}
            name="q"
            label={text('routes.search')}
            placeholder={text('routes.searchPlaceholder')}
          />
        }
        filters={filters}
        columns={columns}
        hiddenColumns={hiddenColumns}
        onHiddenColumnsChange={setHiddenColumns}
        defaultSort={ROUTES_SORT}
      />
      <ListTable<TransitRoute>
        label={text('routes.title')}
        list={list}
        query={query}
        columns={columns}
        hiddenColumns={hiddenColumns}
        defaultSort={ROUTES_SORT}
        rowId={({ id }) => id}
        rowLabel={({ name }) => name}
        rowLines={2}
        rowHref={({ id }) => paths.showRoute({ id })}
        onRowOpen={open}
        rowActions={actions}
        emptyIcon={Waypoints}
        emptyText={text('routes.empty')}
        emptyActions={
          <Button variant="primary" icon={<Plus />} href={paths.routeCreate()} disabledReason={missing}>
            {text('routes.create')}
          </Button>
        }
        isQuiet
      />
    </>
  );
}
