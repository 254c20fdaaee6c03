import { settingNames, standardSettings } from '@kasa/contracts/terminals/resolve-settings';
import {
  type SettingName,
  type SomeTerminalSettingsEntity,
  TerminalSettings,
  type TerminalSettingsEntity,
} from '@kasa/contracts/terminals/settings';
import { TerminalTemplateInput } from '@kasa/contracts/terminals/templates';
import type { FieldValues } from 'react-hook-form';
import { z } from 'zod';
import type { ContractForm, Draft } from '#shared/forms/use-contract-form.ts';
import type { InputOf } from '#shared/query/operations.ts';
import type { TerminalDetails, TerminalTemplate } from './types.ts';

type Held = Record<SettingName, boolean>;

const heldShape = Object.fromEntries(settingNames.map((name) => [name, z.boolean()])) as Record<
  SettingName,
  z.ZodBoolean
>;

/**
 * The contract's input as it is filled in: of every setting a value and whether the template holds it, since nothing
 * typed is something else than nothing held.
 */
export const TemplateForm = z.strictObject({
  ...TerminalTemplateInput.shape,
  settings: TerminalSettings,
  held: z.strictObject(heldShape),
});

export type TemplateDraft = Draft<z.input<typeof TemplateForm>>;
export type TemplateEditForm = ContractForm<TemplateDraft & FieldValues>;

/** What stands in a setting that is taken into a template: the standard of a terminal in a shop. */
export const suggestedSettings = standardSettings('acquiring');

/** A form of these settings; the others are not held. */
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
  const held = settingNames.map((one) => [one, settings[one] !== undefined]);
  return {
    name,
    description: description ?? '',
    settings: { ...values, callback_endpoint: values.callback_endpoint ?? '' },
    held: Object.fromEntries(held) as Held,
  };
}

/** What is sent: only what is held. */
export function templateInput({
  held,
  settings,
  ...rest
}: z.output<typeof TemplateForm>): InputOf<'createTerminalTemplate'>['body'] {
  const kept = Object.entries(settings).filter(([name]) => held[name as SettingName]);
  return { ...rest, settings: Object.fromEntries(kept) };
}

/** A new template of what a terminal does in another way than the standard of its kind. */
export function templateOf({ name, settings, setting_sources }: TerminalDetails): TemplateDraft {
  const kept = settingNames.filter((one) => setting_sources[one] !== 'standard');
  const some = Object.fromEntries(kept.map((one) => [one, settings[one]]));
  return templateDraft({ name, description: null, settings: some });
}

/** A new template with the settings of another one. */
export const copyOf = ({ description, settings }: TerminalTemplate, name: string): TemplateDraft =>
  templateDraft({ name, description, settings });
