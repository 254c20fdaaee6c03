import { templateFields } from '@kasa/contracts/terminals/fields';
import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useFields } from '#shared/fields/use-fields.tsx';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormTextarea } from '#shared/forms/fields/form-textarea.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import type { EditConflict } from '#shared/forms/use-edit-conflict.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveStatus } from '#shared/live/live-status.tsx';
import { paths } from '#shared/paths.ts';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import { templatesMessages } from '../../messages/templates/catalogue.ts';
import { asSettingsForm } from '../../model/settings-form.ts';
import type { TemplateEditForm } from '../../model/template-draft.ts';
import type { TerminalTemplate } from '../../model/types.ts';
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
  title,
  description,
  conflict,
}: {
  form: TemplateEditForm;
  title: string;
  description: string;
  /** Undefined: a new template. */
  conflict?: EditConflict<TerminalTemplate>;
}) {
  const text = useText(templatesMessages);
  const forms = useText(terminalFormsMessages);
  const { label } = useFields(templateFields);
  const { stateOf, count } = useTemplateSettingStates(form);
  const section = { form: asSettingsForm(form), stateOf };
  return (
    <FormPage
      form={form}
      isNew={conflict === undefined}
      title={title}
      status={conflict && <LiveStatus />}
      description={description}
      sectionsLabel={forms('edit.sections')}
      cancelHref={paths.terminalTemplates()}
    >
      {conflict === undefined || conflict.state === null ? null : (
        <div className="px-4 py-4 md:px-6">
          <EditConflictNotice conflict={conflict} />
        </div>
      )}
      <FormSection title={text('edit.general')} description={text('edit.generalText')}>
        <FormWide>
          <FormText form={form} name="name" label={label('name')} autoComplete="off" />
        </FormWide>
        <FormWide>
          <FormTextarea form={form} name="description" label={label('description')} rows={2} />
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
