import type { ClientError } from '@kasa/client/http/errors';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { AlreadySavedNotice } from '#shared/forms/already-saved-notice.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { TransportErrorNotice } from './transport-error-notice.tsx';

export function FormDialog<Values extends FieldValues>({
  title,
  form,
  error,
  submitLabel,
  busyLabel,
  canSubmit = true,
  onClose,
  children,
}: {
  title: string;
  form: ContractForm<Values>;
  error: ClientError | null;
  submitLabel: string;
  /** Announced while submitting. */
  busyLabel: string;
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
            loadingLabel={busyLabel}
            isDisabled={!canSubmit}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (canSubmit) form.submit();
        }}
      >
        <TransportErrorNotice error={error} />
        <AlreadySavedNotice form={form} className="mb-4" />
        <div className="flex flex-col gap-4">{children}</div>
      </form>
    </Dialog>
  );
}
