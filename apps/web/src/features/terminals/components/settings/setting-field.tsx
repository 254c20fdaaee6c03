import { FormCheckbox } from '#shared/forms/fields/form-checkbox.tsx';
import { FormMoney } from '#shared/forms/fields/form-money.tsx';
import { FormNumber } from '#shared/forms/fields/form-number.tsx';
import { FormPercent } from '#shared/forms/fields/form-percent.tsx';
import { FormSelect } from '#shared/forms/fields/form-select.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { useLocale } from '#shared/i18n/i18n.tsx';
import { settingChoices, settingKind, settingLabel } from '../../model/setting-labels.ts';
import { type SettingsForm, settingPath } from '../../model/settings-form.ts';
import { SettingFrame, type SettingProps, useSettingState } from './setting-frame.tsx';

export function SettingField(setting: SettingProps) {
  const { form, name } = setting;
  const locale = useLocale();
  const state = useSettingState(setting);
  const field = { form, name: settingPath(name), label: settingLabel(name, locale), hint: state.note };
  const choices = settingChoices(name, locale);
  return (
    <SettingFrame name={name} state={state}>
      {choices ? (
        <FormSelect {...field} items={choices} />
      ) : (
        <PlainField kind={settingKind(name)} field={field} />
      )}
    </SettingFrame>
  );
}

function PlainField({
  kind,
  field,
}: {
  kind: ReturnType<typeof settingKind>;
  field: {
    form: SettingsForm;
    name: ReturnType<typeof settingPath>;
    label: string;
    hint: string;
  };
}) {
  switch (kind) {
    case 'flag':
      return <FormCheckbox {...field} />;
    case 'money':
      return <FormMoney {...field} />;
    case 'rate':
      return <FormPercent {...field} min={0} max={100} />;
    case 'number':
      return <FormNumber {...field} min={0} />;
    default:
      return <FormText {...field} autoComplete="off" />;
  }
}
