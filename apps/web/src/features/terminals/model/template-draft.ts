import { defaultSettings, settingNames } from '@kasa/contracts/terminals/resolve-settings';
import {
  type SettingName,
  type SomeTerminalSettingsEntity,
  TerminalSettings,
  type TerminalSettingsEntity,
} from '@kasa/contracts/terminals/settings';
import { TerminalTemplateInput } from '@kasa/contracts/terminals/templates';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { ContractForm, FormValues } from '#shared/forms/use-contract-form.ts';
import type { InputOf } from '#shared/query/operations.ts';
import type { TerminalDetails } from './types.ts';

type IncludedSettings = Record<SettingName, boolean>;

const includedShape = Object.fromEntries(settingNames.map((name) => [name, z.boolean()])) as Record<
  SettingName,
  z.ZodBoolean
>;

/**
 * Input of the contract, with a value and an `included` flag for each setting: an empty value differs from a setting left
 * out.
 */
export const TemplateForm = z.strictObject({
  ...TerminalTemplateInput.shape,
  settings: TerminalSettings,
  included: z.strictObject(includedShape),
});

export type TemplateDraft = FormValues<z.input<typeof TemplateForm>>;
export type TemplateEditForm = ContractForm<TemplateDraft & FieldValues>;

/** Initial value of an added setting: the default for a shop terminal. */
export const suggestedSettings = defaultSettings('acquiring');

export function templateDraft({
  name,
  description,
  settings,
}: {
  name: string;
  description: string | null;
  settings: SomeTerminalSettingsEntity;
}): TemplateDraft {
  const values = { ...suggestedSettings, ...settings } as TerminalSettingsEntity;
  const included = settingNames.map((one) => [one, settings[one] !== undefined]);
  return {
    name,
    description: description ?? '',
    settings: { ...values, callback_endpoint: values.callback_endpoint ?? '' },
    included: Object.fromEntries(included) as IncludedSettings,
  };
}

/** Request body: included settings only. */
export function templateInput({
  included,
  settings,
  ...rest
}: z.output<typeof TemplateForm>): InputOf<'createTerminalTemplate'>['body'] {
  const kept = Object.entries(settings).filter(([name]) => included[name as SettingName]);
  return { ...rest, settings: Object.fromEntries(kept) };
}

/** New template from a terminal's settings that differ from the defaults of its kind. */
export function templateFromTerminal({ name, settings, setting_sources }: TerminalDetails): TemplateDraft {
  const kept = settingNames.filter((one) => setting_sources[one] !== 'standard');
  const some = Object.fromEntries(kept.map((one) => [one, settings[one]]));
  return templateDraft({ name, description: null, settings: some });
}
