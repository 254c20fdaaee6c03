import { TransitRouteInput } from '@kasa/contracts/transport/routes';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { useCreateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { usePageTitle } from '#shared/title/use-page-title.ts';
import { RouteFormShell } from '../components/route/route-form-shell.tsx';
import { routesMessages } from '../messages/routes/catalogue.ts';
import { newRoute } from '../model/route-draft.ts';
import { saveRoute } from '../model/saved-route.ts';
import { transportQueryIds } from '../queries.ts';

/** `/Routes/Create`: creates a route. */
export function RouteCreateScreen() {
  const text = useText(routesMessages);
  usePageTitle(text('form.createTitle'));
  return (
    <PermissionGate
      permission="transport_manage"
      title={text('form.createTitle')}
      back={{ label: text('routes.title'), href: paths.routesList() }}
    >
      <RouteCreateForm />
    </PermissionGate>
  );
}

function RouteCreateForm() {
  const text = useText(routesMessages);
  const navigate = useNavigate();
  const form = useCreateForm('createRoute', {
    schema: TransitRouteInput,
    defaults: newRoute,
    refreshes: transportQueryIds,
    success: text('toast.created'),
    successLink: (route) => ({
      label: text('toast.open'),
      href: paths.showRoute({ id: route.id }),
      onOpen: () => {
        // Spec §2: the route is saved first, then opened.
        saveRoute(route);
        void navigate(paths.showRoute({ id: route.id }));
      },
    }),
    // Spec §2: transportList is shown after a route is created.
    onSaved: () => void navigate(paths.transportList(), afterCreationNavigation),
  });
  return (
    <RouteFormShell
      form={form}
      isNew
      title={text('form.createTitle')}
      description={text('form.createText')}
      cancelHref={paths.routesList()}
    />
  );
}
