import { activityMessages } from '../../features/auth/messages/activity/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { useLazyModule } from '../../shared/services/use-lazy-module.ts';
import { useSession } from '../../shared/services/use-services.tsx';

async function loadNotice(locale: Locale) {
  const [{ NewBrowserNotice }] = await Promise.all([
    import('../../features/auth/components/new-browser-notice.tsx'),
    activityMessages.load(locale),
  ]);
  return NewBrowserNotice;
}

/** Says that the person's account was opened in a new browser, until it is dismissed in this one. */
export function NewBrowserBar() {
  const newBrowser = useSession()?.newBrowser ?? null;
  const Notice = useLazyModule(loadNotice, newBrowser !== null);
  return Notice && newBrowser ? <Notice newBrowser={newBrowser} /> : null;
}
