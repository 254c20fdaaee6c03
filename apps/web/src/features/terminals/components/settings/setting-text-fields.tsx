import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormTime } from '#shared/forms/fields/form-time.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import type { PlaceholderSet } from '../../model/placeholders.ts';
import { settingLabel } from '../../model/setting-labels.ts';
import { settingPath } from '../../model/settings-form.ts';
import { PlaceholderField } from '../callback/placeholder-field.tsx';
import { SettingFrame, type SettingProps, useSettingState } from './setting-frame.tsx';

export function SettingTimeField(setting: SettingProps) {
  const { form, name } = setting;
  const label = settingLabel(name, useLocale());
  const state = useSettingState(setting);
  return (
    <SettingFrame name={name} state={state}>
      <FormTime form={form} name={settingPath(name)} label={label} hint={state.note} />
    </SettingFrame>
  );
}

export function SettingUrlField(setting: SettingProps) {
  const { form, name } = setting;
  const label = settingLabel(name, useLocale());
  const state = useSettingState(setting);
  return (
    <SettingFrame name={name} state={state}>
      <FormText
        form={form}
        name={settingPath(name)}
        type="url"
        inputMode="url"
        label={label}
        hint={state.note}
        placeholder="https://"
        autoComplete="off"
      />
    </SettingFrame>
  );
}

export function SettingMultilineField({
  set,
  rows,
  note,
  ...setting
}: SettingProps & {
  set: PlaceholderSet;
  rows: number;
  note?: string | undefined;
}) {
  const { form, name } = setting;
  const text = useText(terminalFormsMessages);
  const label = settingLabel(name, useLocale());
  const state = useSettingState(setting);
  const hint = [state.note, note, text('placeholders.how', { braces: '{{' })].filter(Boolean).join('. ');
  return (
    <SettingFrame name={name} state={state}>
      <PlaceholderField
        form={form}
        name={settingPath(name)}
        set={set}
        label={label}
        hint={hint}
        rows={rows}
      />
    </SettingFrame>
  );
}
