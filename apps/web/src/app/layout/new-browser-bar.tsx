import { useEffect, useState } from 'react';
import type { NewBrowserEvent } from '../../features/auth/components/new-browser-notice.tsx';
import { activityMessages } from '../../features/auth/messages/activity/catalogue.ts';
import type { Locale } from '../../shared/i18n/locales.ts';
import { liveOf } from '../../shared/live/live.ts';
import { useLazyModule } from '../../shared/services/use-lazy-module.ts';
import { useServices, useSession } from '../../shared/services/use-services.tsx';

async function loadNotice(locale: Locale) {
  const [{ NewBrowserNotice }] = await Promise.all([
    import('../../features/auth/components/new-browser-notice.tsx'),
    activityMessages.load(locale),
  ]);
  return NewBrowserNotice;
}

/** Says that the person's account was opened in a new browser, until it is dismissed. */
export function NewBrowserBar() {
  const services = useServices();
  const session = useSession();
  const [event, setEvent] = useState<NewBrowserEvent>();
  const Notice = useLazyModule(loadNotice, event !== undefined);
  useEffect(
    () =>
      liveOf(services).listen((next) => {
        if (next.type === 'account.new_browser') setEvent(next);
      }),
    [services],
  );
  // Another user of this browser is not told, nor the new session itself.
  const isOwn = event?.data.user_id === session?.user.id && event?.data.session_id !== session?.token;
  if (!event || !Notice || !isOwn) return null;
  return <Notice event={event} onDismiss={() => setEvent(undefined)} />;
}
