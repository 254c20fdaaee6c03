import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { commonMessages } from '../shared/i18n/common.ts';
import { useText } from '../shared/i18n/i18n.tsx';
import { paths } from '../shared/paths.ts';
import { useServices } from '../shared/services/use-services.tsx';
import { signInFrom } from '../shared/session/entry-check.ts';
import { toast } from '../shared/toast/toast.ts';

/** Tells the guard of unsaved forms that there is nothing to decide. */
const forced = { state: { isForced: true } };

/** Moves the person when the session begins or ends, here or in another tab (spec §4, §8). */
export function SessionEvents() {
  const { session } = useServices();
  const navigate = useNavigate();
  const location = useLocation();
  const [isOther, setOther] = useState(false);

  useEffect(
    () =>
      session.onEvent((event) => {
        const isAtSignIn = location.pathname === paths.signIn();
        // Messages about what the person did are not for the next one.
        if (event === 'signed_out') void toast.clear();
        if (event === 'account_changed') setOther(true);
        // Sign-in itself follows the session: see the feature auth.
        else if (event === 'signed_out') void navigate(paths.signIn(), forced);
        else if (event !== 'signed_in_elsewhere' && !isAtSignIn) void navigate(signInFrom(location), forced);
      }),
    [session, navigate, location],
  );
  return isOther ? <AccountChanged /> : null;
}

/** Stands in the way of everything: nothing may be written as the wrong person. */
function AccountChanged() {
  const text = useText(commonMessages);
  const reload = () => window.location.reload();
  return (
    <Dialog
      isOpen
      onClose={reload}
      role="alertdialog"
      title={text('account.changedTitle')}
      closeLabel={text('action.reload')}
      footer={
        <Button variant="primary" onPress={reload} autoFocus>
          {text('action.reload')}
        </Button>
      }
    >
      {text('account.changedText')}
    </Dialog>
  );
}
