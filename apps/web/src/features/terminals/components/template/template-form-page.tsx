import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import type { ReactNode } from 'react';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormTextarea } from '#shared/forms/fields/form-textarea.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import { templatesMessages } from '../../messages/templates/catalogue.ts';
import { asSettingsForm } from '../../model/settings-form.ts';
import type { TemplateEditForm } from '../../model/template-draft.ts';
import {
  AcquiringSection,
  CallbackSection,
  DeviceSection,
  ShiftSection,
  TimingsSection,
} from '../settings/setting-sections.tsx';
import { useTemplateSettingStates } from '../settings/use-template-setting-states.ts';

export function TemplateFormPage({
  form,
  isNew,
  title,
  description,
  cancelHref,
  status,
  notice,
}: {
  form: TemplateEditForm;
  isNew: boolean;
  title: string;
  description: string;
  cancelHref: string;
  /** Live status beside the title. */
  status?: ReactNode;
  notice?: ReactNode;
}) {
  const text = useText(templatesMessages);
  const forms = useText(terminalFormsMessages);
  const { stateOf, count } = useTemplateSettingStates(form);
  const section = { form: asSettingsForm(form), stateOf };
  return (
    <FormPage
      form={form}
      isNew={isNew}
      title={title}
      status={status}
      description={description}
      sectionsLabel={forms('edit.sections')}
      cancelHref={cancelHref}
    >
      {notice}
      <FormSection title={text('edit.general')} description={text('edit.generalText')}>
        <FormWide>
          <FormText form={form} name="name" label={text('edit.name')} autoComplete="off" />
        </FormWide>
        <FormWide>
          <FormTextarea form={form} name="description" label={text('edit.description')} rows={2} />
        </FormWide>
        <FormWide>
          <p className="text-text-muted">{text('edit.held', { count, all: settingNames.length })}</p>
        </FormWide>
      </FormSection>
      <AcquiringSection {...section} />
      <ShiftSection {...section} receiptOf={null} />
      <TimingsSection {...section} />
      <CallbackSection {...section} terminalId={null} />
      <DeviceSection {...section} />
    </FormPage>
  );
}
