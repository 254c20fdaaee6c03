import { onDemand, useOnDemand } from '@kasa/ui/on-demand';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { useServices } from '../shared/services/use-services.tsx';
import { signInHref } from '../shared/session/sign-in-href.ts';
import { toast } from '../shared/toast/toast.ts';

const accountChanged = onDemand(() => import('./account-changed.tsx'));

/** Tells the unsaved-changes guard not to ask. */
const forced = { state: { isForced: true } };

/** Navigates when the session begins or ends, here or in another tab (spec §4, §8). */
export function SessionEvents() {
  const { session } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
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
      const isAtSignIn = location.pathname === paths.signIn();
      // One user's toasts are not for the next.
      if (event === 'signed_out') void toast.clear();
      if (event === 'account_changed') void stop();
      // The sign-in screen navigates by itself: see feature auth.
      else if (event === 'signed_out') void navigate(paths.signIn(), forced);
      else if (event !== 'signed_in_elsewhere' && !isAtSignIn) void navigate(signInHref(location), forced);
    });
  }, [session, navigate, location]);
  return isOther && code ? <code.AccountChanged /> : null;
}
