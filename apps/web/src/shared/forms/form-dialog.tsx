import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { AlreadySavedNotice } from './already-saved-notice.tsx';
import { PlainForm } from './plain-form.tsx';
import type { ContractForm } from './use-contract-form.ts';

/** A form in a dialog, with a button to send it and one to leave it. */
export function FormDialog<Values extends FieldValues>({
  title,
  size,
  form,
  notice,
  submitLabel,
  busyLabel,
  canSubmit = true,
  onClose,
  children,
}: {
  title: string;
  /** Default: small. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  form: ContractForm<Values>;
  /** Above the fields, with a margin of its own: why it was refused. */
  notice?: ReactNode;
  /** Default: Save. */
  submitLabel?: string | undefined;
  /** Announced while submitting. */
  busyLabel?: string | undefined;
  /** False while required data is loading. */
  canSubmit?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}) {
  const common = useText(commonMessages);
  const formId = useId();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size={size}
      closeLabel={common('action.close')}
      isBusy={form.isSubmitting}
      footer={
        <>
          <Button onPress={onClose} isDisabled={form.isSubmitting}>
            {common('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={form.isSubmitting}
            loadingLabel={busyLabel ?? common('action.saving')}
            isDisabled={!canSubmit}
          >
            {submitLabel ?? common('action.save')}
          </Button>
        </>
      }
    >
      <PlainForm id={formId} onSubmit={() => canSubmit && form.submit()}>
        {notice}
        <AlreadySavedNotice form={form} className="mb-4" />
        <div className="flex flex-col gap-4">{children}</div>
      </PlainForm>
    </Dialog>
  );
}
