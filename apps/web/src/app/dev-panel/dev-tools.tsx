import { type ComponentType, useEffect, useState } from 'react';
import { useServices } from '../../shared/services/use-services.tsx';

declare global {
  /** Whether this build has the development panel: `pnpm dev` and `npm start` do, a plain `vite build` does not. */
  const __DEV_PANEL__: boolean;
}

/** Brings the development panel's button once the first screen is there; without it the app goes on as it is. */
export function DevTools() {
  const { locale } = useServices();
  const [loaded, setLoaded] = useState<{ DevPanelLauncher: ComponentType }>();
  useEffect(() => {
    // Named only here, where a build without the panel leaves nothing of it.
    const words = import('./messages.ts').then(({ devPanelCatalogue }) =>
      devPanelCatalogue.load(locale.current()),
    );
    Promise.all([import('./launcher.tsx'), words]).then(
      ([launcher]) => setLoaded(launcher),
      () => undefined,
    );
  }, [locale]);
  return loaded ? <loaded.DevPanelLauncher /> : null;
}
