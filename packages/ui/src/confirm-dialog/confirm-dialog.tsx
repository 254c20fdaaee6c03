import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Asks and names the object: "Закрити зміну водія Іваненка?" */
  title: string;
  /** What follows from it: amounts, what remains, whether it can be undone. */
  children?: ReactNode;
  /** The deed, not "OK"; with money it carries the amount: "Повернути 245,00 ₴". */
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** Read out while it works: "Закриваємо зміну…". */
  busyLabel: string;
  /** `danger` when something is lost for good. */
  tone?: 'default' | 'danger' | undefined;
  /** Why it can't be confirmed yet. */
  disabledReason?: string | undefined;
  /**
   * Does it. The dialog closes when the promise is kept and stays, ready for another try, when it is broken
   * (the app reports why). Called once, however often the button is pressed meanwhile.
   */
  onConfirm: () => Promise<unknown> | undefined;
}

/** Asks before something that can't be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  // State is known only after the next render; a second press can come before that.
  const isRunning = useRef(false);
  const confirm = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await props.onConfirm();
      props.onClose();
    } catch {
      // Reported by whoever made the promise; here it only means: not done, stay open.
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={props.title}
      closeLabel={props.closeLabel}
      role="alertdialog"
      isBusy={isBusy}
      footer={
        <>
          <Button onPress={props.onClose} isDisabled={isBusy} autoFocus={props.tone === 'danger'}>
            {props.cancelLabel}
          </Button>
          <Button
            variant={props.tone === 'danger' ? 'danger' : 'primary'}
            isLoading={isBusy}
            loadingLabel={props.busyLabel}
            disabledReason={props.disabledReason}
            onPress={() => void confirm()}
            autoFocus={props.tone !== 'danger'}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
