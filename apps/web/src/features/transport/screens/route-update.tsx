import { TransitRouteInput } from '@kasa/contracts/transport/routes';
import { useNavigate } from 'react-router-dom';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import type { Refetch } from '#shared/query/use-object.ts';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { FormNotice } from '../components/form-notice.tsx';
import { RouteFormShell } from '../components/route/route-form-shell.tsx';
import { RouteMissing } from '../components/route/route-missing.tsx';
import { useUrlOrSavedRoute } from '../components/route/use-url-or-saved-route.ts';
import { routesMessages } from '../messages/routes/catalogue.ts';
import { routeDraft } from '../model/route-draft.ts';
import { saveRoute } from '../model/saved-route.ts';
import type { TransitRoute } from '../model/types.ts';
import { transportQueryIds } from '../queries.ts';

/** `/Route/Update`: edits the route of `?id=`, else the one in local storage. */
export function RouteUpdateScreen() {
  const text = useText(routesMessages);
  const { kind, query } = useUrlOrSavedRoute();
  const title = query.data ? text('form.editTitle', { name: query.data.name }) : text('form.editShort');
  usePageTitle(title);
  // The stored route may be outdated: only the server's is edited.
  const missing = kind === 'shown' ? (query.isError ? 'failed' : 'loading') : kind;
  return (
    <PermissionGate
      permission="transport_manage"
      title={title}
      back={{ label: text('routes.title'), href: paths.routesList() }}
    >
      {query.data && kind === 'shown' ? (
        <RouteUpdateForm key={query.data.id} title={title} latest={query.data} refetch={query.refetch} />
      ) : (
        <RouteMissing title={title} kind={missing} query={query} />
      )}
    </PermissionGate>
  );
}

function RouteUpdateForm(props: { title: string; latest: TransitRoute; refetch: Refetch<TransitRoute> }) {
  const text = useText(routesMessages);
  const navigate = useNavigate();
  const { form, fresh, error } = useUpdateForm('updateRoute', {
    ...props,
    schema: TransitRouteInput,
    toFormValues: routeDraft,
    refreshes: transportQueryIds,
    success: text('toast.changed'),
    onSaved: (route) => {
      saveRoute(route);
      void navigate(paths.showRoute({ id: route.id }));
    },
  });
  return (
    <RouteFormShell
      form={form}
      isNew={false}
      title={props.title}
      cancelHref={paths.showRoute({ id: props.latest.id })}
      notice={<FormNotice fresh={fresh} error={error} />}
    />
  );
}
