import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { commonMessages } from '../shared/i18n/common.ts';
import { useText } from '../shared/i18n/i18n.tsx';

/** Blocks the whole page: nothing may be sent as the wrong user. */
export function AccountChanged() {
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
