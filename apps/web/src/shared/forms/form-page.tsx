import { FormShell } from '@kasa/ui/form-shell';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
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
  return (
    <FormShell
      title={title}
      description={description}
      onSubmit={onSubmit}
      submitLabel={common(isNew ? 'action.create' : 'action.save')}
      submittingLabel={common(isNew ? 'action.creating' : 'action.saving')}
      isSubmitting={form.isSubmitting}
      cancelLabel={common('action.cancel')}
      cancelHref={cancelHref}
    >
      <UnsavedGuard form={form} />
      {children}
    </FormShell>
  );
}
