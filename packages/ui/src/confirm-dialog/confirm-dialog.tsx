import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** A question that names the object: "Закрити зміну водія Іваненка?" */
  title: string;
  children?: ReactNode;
  /** The action, not "OK"; with the amount if money is involved: "Повернути 245,00 ₴". */
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** Read out while it runs: "Закриваємо зміну…". */
  busyLabel: string;
  tone?: 'default' | 'danger' | undefined;
  disabledReason?: string | undefined;
  /** Closes when the promise resolves; stays open for a retry when it rejects (the app reports the error). */
  onConfirm: () => Promise<unknown> | undefined;
}

/** Asks for confirmation of an irreversible action. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const confirm = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await props.onConfirm();
      props.onClose();
    } catch {
      // Reported by the caller; the dialog stays open.
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
