import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useFlag } from '../shared/flag.ts';
import type { Services } from '../shared/services/services.ts';
import { ServicesProvider, useServices } from '../shared/services/use-services.tsx';
import { followSystemTheme } from '../shared/theme/theme.ts';
import { Toasts } from '../shared/toast/toasts.tsx';
import { DevTools } from './dev-panel/dev-tools.tsx';
import { leaveToasts } from './leave-toasts.ts';
import type { createRouter } from './router.tsx';
import { Maintenance } from './system/maintenance.tsx';

type Router = ReturnType<typeof createRouter>;

/** The app over its services and router. */
export function App({ services, router }: { services: Services; router: Router }) {
  useEffect(followSystemTheme, []);
  return (
    <ServicesProvider services={services}>
      <Screens router={router} />
      <Toasts />
      {__DEV_PANEL__ ? <DevTools /> : null}
    </ServicesProvider>
  );
}

function Screens({ router }: { router: Router }) {
  const { maintenance } = useServices();
  return useFlag(maintenance) ? <Maintenance /> : <Routes router={router} />;
}

function Routes({ router }: { router: Router }) {
  // Never before the provider listens: whoever is first is told what the router did until then, and nobody else.
  useEffect(() => leaveToasts(router), [router]);
  return <RouterProvider router={router} />;
}
