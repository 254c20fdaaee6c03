import type { ComponentType } from 'react';
import { paths } from '#shared/paths.ts';
import { RedirectOnArrival } from '#shared/routing/redirect-on-arrival.tsx';
import { useSession } from '#shared/services/use-services.tsx';

/** Screen for visitors only: signed-in users are redirected home. */
export function visitorsOnly(Screen: ComponentType): ComponentType {
  return function VisitorsOnly() {
    return useSession() ? <RedirectOnArrival to={paths.home()} /> : <Screen />;
  };
}
