import { useNavigate } from 'react-router-dom';
import { EntityCreateForm } from '#shared/entity/entity-form.tsx';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { routeEntity } from '../components/route/route-entity.ts';
import { useRouteSections } from '../components/route/use-route-sections.tsx';
import { routesMessages } from '../messages/routes/catalogue.ts';
import { saveRoute } from '../model/saved-route.ts';

/** `/Routes/Create`: creates a route. */
export function RouteCreateScreen() {
  const text = useText(routesMessages);
  const navigate = useNavigate();
  return (
    <EntityCreateForm
      entity={routeEntity}
      // Stored in Ukrainian whatever the language.
      initial={{ country: 'Україна' }}
      successLink={(route) => ({
        label: text('toast.open'),
        href: paths.showRoute({ id: route.id }),
        onOpen: () => {
          // Spec §2: the route is saved first, then opened.
          saveRoute(route);
          void navigate(paths.showRoute({ id: route.id }));
        },
      })}
      // Spec §2: transportList is shown after a route is created.
      onSaved={() => void navigate(paths.transportList(), afterCreationNavigation)}
      {...useRouteSections()}
    />
  );
}
