import { FormShell } from '@kasa/ui/form-shell';
import { InlineNotice } from '@kasa/ui/inline-notice';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useGateReason } from '../permissions/gate-reason.ts';
import { KeptDraft } from './kept-draft.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { ContractForm } from './use-contract-form.ts';

/** A form as a page of its own, for making something or for changing it: title, fields, the two ways out. */
export function FormPage<Values extends FieldValues>({
  form,
  isNew = false,
  title,
  description,
  cancelHref,
  onSubmit = form.submit,
  children,
}: {
  form: ContractForm<Values>;
  /** The button says "create" rather than "save". */
  isNew?: boolean | undefined;
  title: string;
  description?: string | undefined;
  cancelHref: string;
  /** When something must be looked at before the form is sent. */
  onSubmit?: (() => void) | undefined;
  /** `FormSection`s. */
  children: ReactNode;
}) {
  const common = useText(commonMessages);
  const reason = useGateReason();
  return (
    <FormShell
      title={title}
      description={description}
      onSubmit={onSubmit}
      submitLabel={common(isNew ? 'action.create' : 'action.save')}
      submittingLabel={common(isNew ? 'action.creating' : 'action.saving')}
      isSubmitting={form.isSubmitting}
      submitDisabledReason={reason}
      cancelLabel={common('action.cancel')}
      cancelHref={cancelHref}
    >
      <UnsavedGuard form={form} />
      <KeptDraft form={form} className="p-4 md:px-6" />
      {reason === undefined ? null : (
        <div className="p-4 md:px-6">
          <InlineNotice tone="warning" isLive>
            {reason}
          </InlineNotice>
        </div>
      )}
      {children}
    </FormShell>
  );
}
