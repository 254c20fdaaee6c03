import type { SettingName } from '@kasa/contracts/terminals/settings';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import type { SettingsDraft } from './own-settings.ts';

type SettingsValues = { settings: SettingsDraft } & FieldValues;

/** Form with settings: of a terminal or a template. */
export type SettingsForm = ContractForm<SettingsValues>;

/** Narrows a form to its settings: react-hook-form's types are invariant. */
export const asSettingsForm = <Values extends FieldValues & { settings: object | null }>(
  form: ContractForm<Values>,
): SettingsForm => form as unknown as SettingsForm;

export const settingPath = (name: SettingName) => `settings.${name}` as FieldPath<SettingsValues>;

export interface SettingAction {
  readonly label: string;
  /** With the setting's name, for screen readers. */
  readonly fullLabel: string;
  /** Removes the setting from the template, rather than resetting its value. */
  readonly isRemoval?: boolean | undefined;
  run(): void;
}

export interface SettingState {
  /** Below the field: where the value comes from and who set it; empty for a default. */
  readonly note: string;
  /** The value is a default: shown greyed, this is read out. */
  readonly defaultNote?: string | undefined;
  /** Resets or removes the value; null: not possible. */
  readonly reset: SettingAction | null;
}

/** Null: the template leaves the setting out. */
export type GetSettingState = (name: SettingName, value: unknown) => SettingState | null;
