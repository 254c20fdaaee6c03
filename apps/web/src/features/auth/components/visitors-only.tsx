import type { ComponentType } from 'react';
import { paths } from '../../../shared/paths.ts';
import { LeadOn } from '../../../shared/routing/lead-on.tsx';
import { useSession } from '../../../shared/services/use-services.tsx';

/** A screen for visitors: whoever is signed in, or signs in meanwhile, goes on into the product. */
export function visitorsOnly(Screen: ComponentType): ComponentType {
  return function VisitorsOnly() {
    return useSession() ? <LeadOn to={paths.home()} /> : <Screen />;
  };
}
