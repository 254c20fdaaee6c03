import { templateFields } from '@kasa/contracts/terminals/fields';
import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormTextarea } from '#shared/forms/fields/form-textarea.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import type { EditConflict } from '#shared/forms/use-edit-conflict.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { paths } from '#shared/paths.ts';
import { templatesMessages, terminalFormsMessages } from '../../messages.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import { asSettingsForm, type GetSettingState } from '../../model/settings-form.ts';
import { suggestedSettings, type TemplateEditForm } from '../../model/template-draft.ts';
import type { TerminalTemplate } from '../../model/types.ts';
import {
  AcquiringSection,
  CallbackSection,
  DeviceSection,
  ShiftSection,
  TimingsSection,
} from '../settings/setting-sections.tsx';

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
      status={conflict && <LiveConnectionStatus />}
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

const initialValue = (name: SettingName) => suggestedSettings[name] ?? '';

/** States of settings in a template's form: whether the template sets them, adding and removing them. */
function useTemplateSettingStates({ hook }: TemplateEditForm): {
  stateOf: GetSettingState;
  count: number;
} {
  const text = useText(templatesMessages);
  const locale = useLocale();
  const included: Partial<Record<SettingName, boolean>> =
    useWatch({ control: hook.control, name: 'included' }) ?? {};
  // Registers settings without a visible field too, so that changes by other users reach the form.
  for (const name of settingNames) {
    hook.register(`included.${name}`);
    hook.register(`settings.${name}`);
  }
  const set = (name: SettingName, isIncluded: boolean) => {
    hook.setValue(`settings.${name}`, initialValue(name) as never, { shouldDirty: true });
    hook.setValue(`included.${name}`, isIncluded as never, { shouldDirty: true });
    hook.clearErrors(`settings.${name}`);
  };
  return {
    count: settingNames.filter((name) => included[name]).length,
    stateOf: (name) => {
      const label = settingLabel(name, locale);
      if (!included[name]) {
        return {
          note: text('held.out'),
          reset: null,
          add: {
            label: text('held.take'),
            fullLabel: text('held.takeOf', { label }),
            run: () => set(name, true),
          },
        };
      }
      return {
        note: text('held.in'),
        add: null,
        reset: {
          label: text('held.leave'),
          fullLabel: text('held.leaveOf', { label }),
          isRemoval: true,
          run: () => set(name, false),
        },
      };
    },
  };
}
