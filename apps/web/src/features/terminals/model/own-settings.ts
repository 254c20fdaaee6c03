import { defaultSettings, settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type {
  SettingName,
  SomeTerminalSettingsEntity,
  TerminalSettingsEntity,
} from '@kasa/contracts/terminals/settings';
import type { InputOf } from '#shared/query/operations.ts';
import type { SettingSource, TerminalDetails } from './types.ts';

/** Settings in a form: a value may be missing while it is typed. */
export type SettingsDraft = { [Name in SettingName]?: TerminalSettingsEntity[Name] | null | undefined };

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** Whether a field still has the saved value; an empty field stands for null. */
export const isSameValue = (typed: unknown, saved: unknown) => isSame(typed || null, saved || null);
/** Null or undefined; an empty string is a value. */
const isNothing = (value: unknown) => value === null || value === undefined;

/** Inherited settings: of the template, else the defaults of the kind. */
export function inheritedSettings(
  kind: TerminalDetails['kind'],
  template: SomeTerminalSettingsEntity | null,
): TerminalSettingsEntity {
  return { ...defaultSettings(kind), ...template } as TerminalSettingsEntity;
}

interface SettingSources {
  /** Source when the form was filled. */
  before: Readonly<Record<SettingName, SettingSource>>;
  /** Settings reset since then. */
  resetNames: ReadonlySet<SettingName>;
}

export function isOwnSetting(
  name: SettingName,
  value: unknown,
  inherited: TerminalSettingsEntity,
  { before, resetNames }: SettingSources,
): boolean {
  if (name === 'callback_endpoint' ? value === undefined : isNothing(value)) return false;
  const isChanged = !isSame(value === '' && name === 'callback_endpoint' ? null : value, inherited[name]);
  return isChanged || (before[name] === 'own' && !resetNames.has(name));
}

export function ownSettingNames(
  values: SettingsDraft,
  inherited: TerminalSettingsEntity,
  sources: SettingSources,
): ReadonlySet<SettingName> {
  return new Set(settingNames.filter((name) => isOwnSetting(name, values[name], inherited, sources)));
}

type SentSettings = InputOf<'updateTerminal'>['body']['settings'];

/** Request body: own settings only. */
export function pickOwnSettings(
  settings: SomeTerminalSettingsEntity,
  own: ReadonlySet<SettingName>,
): SentSettings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => own.has(name as SettingName)));
}
