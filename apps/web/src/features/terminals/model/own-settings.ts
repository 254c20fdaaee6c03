import { settingNames, standardSettings } from '@kasa/contracts/terminals/resolve-settings';
import type {
  SettingName,
  SomeTerminalSettingsEntity,
  TerminalSettingsEntity,
} from '@kasa/contracts/terminals/settings';
import type { InputOf } from '#shared/query/operations.ts';
import type { SettingSource, TerminalDetails } from './types.ts';

/** Settings as a form holds them: a number or a time may be missing while it is typed. */
export type SettingsDraft = { [Name in SettingName]?: TerminalSettingsEntity[Name] | null | undefined };

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** Empty: there is nothing of its own. A text may be empty on purpose. */
const isNothing = (value: unknown) => value === null || value === undefined;

/** What a terminal takes over where it has nothing of its own: from its template, else the standard of its kind. */
export function inheritedSettings(
  kind: TerminalDetails['kind'],
  template: SomeTerminalSettingsEntity | null,
): TerminalSettingsEntity {
  return { ...standardSettings(kind), ...template } as TerminalSettingsEntity;
}

/** What is known of whose the values are, besides the values. */
interface Marks {
  /** Where each came from when the form was filled. */
  before: Readonly<Record<SettingName, SettingSource>>;
  /** Those that the person has given back to the template since. */
  givenUp: ReadonlySet<SettingName>;
}

/** Whether a value of a setting is the terminal's own. */
export function isOwn(
  name: SettingName,
  value: unknown,
  inherited: TerminalSettingsEntity,
  { before, givenUp }: Marks,
): boolean {
  if (name === 'callback_endpoint' ? value === undefined : isNothing(value)) return false;
  const isChanged = !isSame(value === '' && name === 'callback_endpoint' ? null : value, inherited[name]);
  return isChanged || (before[name] === 'own' && !givenUp.has(name));
}

/** The settings that are the terminal's own by now. */
export function ownNames(
  values: SettingsDraft,
  inherited: TerminalSettingsEntity,
  marks: Marks,
): ReadonlySet<SettingName> {
  return new Set(settingNames.filter((name) => isOwn(name, values[name], inherited, marks)));
}

/** Settings as a request takes them. */
type SentSettings = InputOf<'updateTerminal'>['body']['settings'];

/** What is sent: only what is the terminal's own. */
export function onlyOwn(settings: SomeTerminalSettingsEntity, own: ReadonlySet<SettingName>): SentSettings {
  return Object.fromEntries(Object.entries(settings).filter(([name]) => own.has(name as SettingName)));
}
