import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useBooleanStore } from '../shared/boolean-store.ts';
import type { Services } from '../shared/services/services.ts';
import { ServicesProvider, useServices } from '../shared/services/use-services.tsx';
import { followSystemTheme } from '../shared/theme/theme.ts';
import { toast } from '../shared/toast/toast.ts';
import { Toasts } from '../shared/toast/toasts.tsx';
import { LazyDevPanel } from './dev-panel/lazy-dev-panel.tsx';
import type { Router } from './router.tsx';
import { SessionEvents } from './session-events.tsx';
import { Maintenance } from './system/maintenance.tsx';

export function App({ services, router }: { services: Services; router: Router }) {
  useEffect(followSystemTheme, []);
  return (
    <ServicesProvider services={services}>
      <SessionEvents router={router} />
      <Screens router={router} />
      <Toasts />
      {__DEV_PANEL__ ? <LazyDevPanel /> : null}
    </ServicesProvider>
  );
}

function Screens({ router }: { router: Router }) {
  const { maintenance } = useServices();
  return useBooleanStore(maintenance) ? <Maintenance /> : <Routes router={router} />;
}

function Routes({ router }: { router: Router }) {
  // The router replays earlier updates to its first subscriber only, which must be RouterProvider.
  useEffect(() => clearStaleToasts(router), [router]);
  return <RouterProvider router={router} />;
}

/** Removes outdated success toasts. Subscribes to the router: components learn of a navigation too late. */
function clearStaleToasts(router: Router): () => void {
  let shown = router.state.location.pathname;
  let setOffAt: number | undefined;
  return router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state === 'loading') setOffAt ??= performance.now();
    if (pathname !== shown) {
      shown = pathname;
      void toast.leaveScreen(setOffAt ?? performance.now()).catch(() => undefined);
    }
    if (navigation.state === 'idle') setOffAt = undefined;
  });
}
