import { type ComponentType, useEffect, useState } from 'react';
import { useServices } from '../../shared/services/use-services.tsx';

declare global {
  /** Whether this build has the development panel: `pnpm dev` and `npm start` do, `vite build` does not. */
  const __DEV_PANEL__: boolean;
}

/** Loads the launcher of the development panel after the first render; a failure is ignored. */
export function LazyDevPanel() {
  const { locale } = useServices();
  const [loaded, setLoaded] = useState<{ DevPanelLauncher: ComponentType }>();
  useEffect(() => {
    // Imported only here, so that a build without the panel drops its code.
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
