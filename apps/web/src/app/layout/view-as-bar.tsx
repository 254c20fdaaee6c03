import type { Locale } from '../../shared/i18n/locales.ts';
import { useLazyModule } from '../../shared/services/use-lazy-module.ts';
import { useSession } from '../../shared/services/use-services.tsx';
import { viewAsMessages } from './messages/view-as/catalogue.ts';

async function loadBanner(locale: Locale) {
  const [{ ViewAsBanner }] = await Promise.all([import('./view-as-banner.tsx'), viewAsMessages.load(locale)]);
  return ViewAsBanner;
}

/** Says which role an owner views the app as. */
export function ViewAsBar() {
  const role = useSession()?.viewingAs ?? null;
  const Banner = useLazyModule(loadBanner, role !== null);
  return Banner && role ? <Banner role={role} /> : null;
}
