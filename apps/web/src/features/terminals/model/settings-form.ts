import type { SettingName } from '@kasa/contracts/terminals/settings';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import type { SettingsDraft } from './own-settings.ts';

/** What every form with settings holds, whatever it holds besides. */
type SettingsValues = { settings: SettingsDraft } & FieldValues;

/** A form with settings, as their fields see it: a terminal's, or a template's. */
export type SettingsForm = ContractForm<SettingsValues>;

/** A form seen by its settings alone: react-hook-form's types do not narrow by themselves. */
export const bySettings = <Values extends FieldValues & { settings: object | null }>(
  form: ContractForm<Values>,
): SettingsForm => form as unknown as SettingsForm;

/** Where a setting stands in a form. */
export const settingPath = (name: SettingName) => `settings.${name}` as FieldPath<SettingsValues>;

/** Something to do about a setting, besides filling it in. */
export interface SettingAction {
  readonly label: string;
  /** The same with the setting's name, for whoever hears it. */
  readonly fullLabel: string;
  /** It takes the setting out, rather than its own value back. */
  readonly isRemoval?: boolean | undefined;
  run(): void;
}

/** How a setting stands in its form. */
export interface SettingState {
  /** Below the field: where its value comes from. */
  readonly note: string;
  /** Takes its value away again, where that is possible. */
  readonly giveUp: SettingAction | null;
  /** It is left out so far: makes it a part of what is edited. Then `note` says that it is left out. */
  readonly take: SettingAction | null;
}

/** How each setting stands in its form, by the value that it has now. */
export type SettingStates = (name: SettingName, value: unknown) => SettingState;
