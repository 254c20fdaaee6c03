import { FormShell } from '@kasa/ui/form-shell';
import { InlineNotice } from '@kasa/ui/inline-notice';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { rememberedListHref, withRememberedState } from '../history/list-state-memory.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useGateBackLink, useSubmitDenialReason } from '../permissions/permission-gate-context.ts';
import { AlreadySavedNotice } from './already-saved-notice.tsx';
import { RestoredDraft } from './restored-draft.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { ContractForm } from './use-contract-form.ts';

export function FormPage<Values extends FieldValues>({
  form,
  isNew = false,
  submitWords,
  sectionsLabel,
  title,
  status,
  description,
  cancelHref,
  onSubmit = form.submit,
  children,
}: {
  form: ContractForm<Values>;
  isNew?: boolean | undefined;
  /** Overrides the button's labels, e.g. "add". */
  submitWords?: { readonly rest: string; readonly busy: string } | undefined;
  sectionsLabel?: string | undefined;
  title: string;
  status?: ReactNode;
  description?: string | undefined;
  cancelHref: string;
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}) {
  const common = useText(commonMessages);
  const reason = useSubmitDenialReason();
  const back = withRememberedState(useGateBackLink());
  return (
    <FormShell
      title={title}
      back={back}
      status={status}
      description={description}
      sectionsLabel={sectionsLabel}
      onSubmit={onSubmit}
      submitLabel={submitWords?.rest ?? common(isNew ? 'action.create' : 'action.save')}
      submittingLabel={submitWords?.busy ?? common(isNew ? 'action.creating' : 'action.saving')}
      isSubmitting={form.isSubmitting}
      submitDisabledReason={reason}
      cancelLabel={common('action.cancel')}
      cancelHref={rememberedListHref(cancelHref)}
    >
      <UnsavedGuard form={form} />
      <RestoredDraft form={form} className="p-4 md:px-6" />
      <AlreadySavedNotice form={form} className="p-4 md:px-6" />
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
