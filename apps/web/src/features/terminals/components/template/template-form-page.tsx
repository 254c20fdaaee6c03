import { templateFields } from '@kasa/contracts/terminals/fields';
import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import type { FieldHandle } from '@kasa/ui/field';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { type RefObject, useRef } from 'react';
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
import { formatSettingValue } from '../../model/format-setting-value.ts';
import { isSameValue } from '../../model/own-settings.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import { asSettingsForm, type GetSettingState } from '../../model/settings-form.ts';
import { suggestedSettings, type TemplateEditForm } from '../../model/template-draft.ts';
import type { TerminalTemplate } from '../../model/types.ts';
import { SettingPicker } from '../settings/setting-picker.tsx';
import {
  AcquiringSection,
  CallbackSection,
  DeviceSection,
  ShiftSection,
  TimingsSection,
} from '../settings/setting-sections.tsx';
import { useSettingChanges } from '../settings/use-setting-changes.ts';

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
  const locale = useLocale();
  const picker = useRef<FieldHandle>(null);
  const saved = conflict?.base;
  const { stateOf, count, add } = useTemplateSettingStates(form, saved, picker);
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
      </FormSection>
      <FormSection
        title={text('edit.settings')}
        description={text('edit.held', { count, all: settingNames.length })}
      >
        <FormWide>
          <SettingPicker
            ref={picker}
            label={text('held.add')}
            onPick={add}
            describe={(name) => {
              const value = form.hook.getValues(`settings.${name}`);
              const state = stateOf(name, value);
              const shown = formatSettingValue(name, value as never, locale, {
                empty: forms('picker.empty'),
              });
              const source = state ? text('held.in') : forms('source.standard');
              return [shown, source, state?.note].filter(Boolean).join(' · ');
            }}
          />
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

/** Settings in a template's form: which ones it sets, who set them, adding and removing them. */
function useTemplateSettingStates(
  { hook }: TemplateEditForm,
  saved: TerminalTemplate | undefined,
  /** Takes the focus of a field that is removed. */
  picker: RefObject<FieldHandle | null>,
): { stateOf: GetSettingState; count: number; add: (name: SettingName) => void } {
  const text = useText(templatesMessages);
  const locale = useLocale();
  const changedBy = useSettingChanges('getTerminalTemplateSettingChanges', saved?.id);
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
    add: (name) => {
      if (!included[name]) set(name, true);
    },
    stateOf: (name, value) => {
      if (!included[name]) return null;
      const isSaved = saved?.settings[name] !== undefined && isSameValue(value, saved.settings[name]);
      return {
        note: (isSaved && changedBy(name)) || '',
        reset: {
          label: text('held.leave'),
          fullLabel: text('held.leaveOf', { label: settingLabel(name, locale) }),
          isRemoval: true,
          run: () => {
            set(name, false);
            picker.current?.focus();
          },
        },
      };
    },
  };
}
