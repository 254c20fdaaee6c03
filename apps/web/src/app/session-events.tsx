import { onDemand, useOnDemand } from '@kasa/ui/on-demand';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { useServices } from '../shared/services/use-services.tsx';
import { signInFrom } from '../shared/session/entry-check.ts';
import { toast } from '../shared/toast/toast.ts';

const accountChanged = onDemand(() => import('./account-changed.tsx'));

/** Tells the guard of unsaved forms that there is nothing to decide. */
const forced = { state: { isForced: true } };

/** Moves the person when the session begins or ends, here or in another tab (spec §4, §8). */
export function SessionEvents() {
  const { session } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const [isOther, setOther] = useState(false);
  const code = useOnDemand(accountChanged);

  useEffect(() => {
    const stop = async () => {
      setOther(true);
      // Without its words there is still only one way on.
      if (!(await accountChanged.load())) window.location.reload();
    };
    return session.onEvent((event) => {
      if (event === 'view_changed') return;
      const isAtSignIn = location.pathname === paths.signIn();
      // Messages about what the person did are not for the next one.
      if (event === 'signed_out') void toast.clear();
      if (event === 'account_changed') void stop();
      // Sign-in itself follows the session: see the feature auth.
      else if (event === 'signed_out') void navigate(paths.signIn(), forced);
      else if (event !== 'signed_in_elsewhere' && !isAtSignIn) void navigate(signInFrom(location), forced);
    });
  }, [session, navigate, location]);
  return isOther && code ? <code.AccountChanged /> : null;
}
