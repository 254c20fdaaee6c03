import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/services/use-services.tsx';

/** A screen for visitors: whoever is signed in, or signs in meanwhile, goes on into the product. */
export function visitorsOnly(Screen: ComponentType): ComponentType {
  return function VisitorsOnly() {
    return useSession() ? <Navigate to={paths.home()} replace /> : <Screen />;
  };
}
