import { ConfirmDialog, type ConfirmDialogProps } from '@kasa/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

type Question = Omit<ConfirmDialogProps, 'isOpen' | 'onClose' | 'closeLabel' | 'cancelLabel'> & {
  cancelLabel?: string;
};

/**
 * Confirmation of an action on something: `ask` opens it.
 * @param question its texts and what is done; a command has reported its own error
 */
export function useConfirm<Subject>(question: (subject: Subject) => Question): {
  ask: (subject: Subject) => void;
  dialog: ReactNode;
} {
  const common = useText(commonMessages);
  const [subject, setSubject] = useState<Subject | null>(null);
  const dialog =
    subject === null ? null : (
      <ConfirmDialog
        isOpen
        onClose={() => setSubject(null)}
        cancelLabel={common('action.cancel')}
        closeLabel={common('action.close')}
        {...question(subject)}
      />
    );
  return { ask: setSubject, dialog };
}
