import type { Locale } from '../../shared/i18n/locales.ts';
import { useLazyModule } from '../../shared/services/use-lazy-module.ts';

declare global {
  /** Whether this build has the development panel: `pnpm dev` and `npm start` do, `vite build` does not. */
  const __DEV_PANEL__: boolean;
}

/** Imports everything on demand, so that a build without the panel drops its code. */
async function loadLauncher(locale: Locale) {
  const words = import('./messages.ts').then(({ devPanelCatalogue }) => devPanelCatalogue.load(locale));
  const [{ DevPanelLauncher }] = await Promise.all([import('./launcher.tsx'), words]);
  return DevPanelLauncher;
}

/** Loads the launcher of the development panel after the first render; a failure is ignored. */
export function LazyDevPanel() {
  const Launcher = useLazyModule(loadLauncher);
  return Launcher ? <Launcher /> : null;
}
