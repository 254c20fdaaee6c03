import { Toaster } from '@kasa/ui/toaster';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { useFlag } from '../shared/flag.ts';
import { commonMessages } from '../shared/i18n/common.ts';
import { useText } from '../shared/i18n/i18n.tsx';
import type { Services } from '../shared/services/services.ts';
import { ServicesProvider, useServices } from '../shared/services/use-services.tsx';
import { followSystemTheme } from '../shared/theme/theme.ts';
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
    </ServicesProvider>
  );
}

function Screens({ router }: { router: Router }) {
  const { maintenance } = useServices();
  return useFlag(maintenance) ? <Maintenance /> : <RouterProvider router={router} />;
}

function Toasts() {
  const text = useText(commonMessages);
  return (
    <Toaster
      texts={{
        label: text('toast.label'),
        close: text('action.close'),
        details: text('toast.details'),
        code: text('toast.code'),
        requestId: text('error.requestId'),
        copy: text('action.copy'),
        copied: text('action.copied'),
      }}
    />
  );
}
