import { useNavigate } from 'react-router-dom';
import { EntityCreateForm } from '#shared/entity/entity-form.tsx';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { paths } from '#shared/paths.ts';
import { routeEntity } from '../components/route/route-entity.ts';
import { useRouteSections } from '../components/route/use-route-sections.tsx';

/** `/Routes/Create`: creates a route. */
export function RouteCreateScreen() {
  const navigate = useNavigate();
  return (
    <EntityCreateForm
      entity={routeEntity}
      // Stored in Ukrainian whatever the language.
      initial={{ country: 'Україна' }}
      // Spec §2: transportList is shown after a route is created.
      onSaved={() => void navigate(paths.transportList(), afterCreationNavigation)}
      {...useRouteSections()}
    />
  );
}
