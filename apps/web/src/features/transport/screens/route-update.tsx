import { useNavigate } from 'react-router-dom';
import { EntityUpdateForm } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import type { Refetch } from '#shared/query/use-object.ts';
import { routeEntity } from '../components/route/route-entity.ts';
import { RouteMissing } from '../components/route/route-missing.tsx';
import { useRouteSections } from '../components/route/use-route-sections.tsx';
import { useUrlOrSavedRoute } from '../components/route/use-url-or-saved-route.ts';
import { routesMessages } from '../messages/routes/catalogue.ts';
import { saveRoute } from '../model/saved-route.ts';
import type { TransitRoute } from '../model/types.ts';

/** `/Route/Update`: edits the route of `?id=`, else the one in local storage. */
export function RouteUpdateScreen() {
  const text = useText(routesMessages);
  const { kind, query } = useUrlOrSavedRoute();
  const title = query.data ? text('route.editTitle', { name: query.data.name }) : text('route.editShort');
  // The stored route may be outdated: only the server's is edited.
  const missing = kind === 'shown' ? (query.isError ? 'failed' : 'loading') : kind;
  return (
    <PermissionGate
      permission="transport_manage"
      title={title}
      back={{ label: text('routes.title'), href: paths.routesList() }}
    >
      {query.data && kind === 'shown' ? (
        <RouteUpdate key={query.data.id} title={title} latest={query.data} refetch={query.refetch} />
      ) : (
        <RouteMissing title={title} kind={missing} query={query} />
      )}
    </PermissionGate>
  );
}

function RouteUpdate(props: { title: string; latest: TransitRoute; refetch: Refetch<TransitRoute> }) {
  const navigate = useNavigate();
  return (
    <EntityUpdateForm
      {...props}
      entity={routeEntity}
      onSaved={(route) => {
        saveRoute(route);
        void navigate(paths.showRoute({ id: route.id }));
      }}
      {...useRouteSections()}
    />
  );
}
