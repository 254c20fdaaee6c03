import { onDemand, useOnDemand } from '@kasa/ui/on-demand';
import { useEffect, useState } from 'react';
import { paths } from '../shared/paths.ts';
import { useServices } from '../shared/services/use-services.tsx';
import { signInHref } from '../shared/session/sign-in-href.ts';
import { toast } from '../shared/toast/toast.ts';
import type { Router } from './router.tsx';

const accountChanged = onDemand(() => import('./account-changed.tsx'));

/** Tells the unsaved-changes guard not to ask. */
const forced = { state: { isForced: true } };

/**
 * Navigates when the session begins or ends, here or in another tab (spec §4, §8). Beside the router, not in
 * it: screens read before they are shown, so a −4 may come before the first one.
 */
export function SessionEvents({ router }: { router: Router }) {
  const { session } = useServices();
  const [isOther, setOther] = useState(false);
  const code = useOnDemand(accountChanged);

  useEffect(() => {
    const stop = async () => {
      setOther(true);
      // If the dialog cannot load, a reload is the only way on.
      if (!(await accountChanged.load())) window.location.reload();
    };
    return session.onEvent((event) => {
      if (event === 'view_changed') return;
      const { navigation, location } = router.state;
      const asked = navigation.location ?? location;
      if (event === 'second_factor_required') {
        const to = paths.profileSecondFactor();
        if (asked.pathname !== to) void router.navigate(to, { ...forced, replace: true });
        return;
      }
      // One user's toasts are not for the next.
      if (event === 'signed_out') void toast.clear();
      if (event === 'account_changed') void stop();
      // The sign-in screen navigates by itself: see feature auth.
      else if (event === 'signed_out') void router.navigate(paths.signIn(), forced);
      else if (event !== 'signed_in_elsewhere' && asked.pathname !== paths.signIn())
        void router.navigate(signInHref(asked), forced);
    });
  }, [session, router]);
  return isOther && code ? <code.AccountChanged /> : null;
}
