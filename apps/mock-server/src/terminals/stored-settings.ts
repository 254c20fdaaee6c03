/** Settings as the database keeps them: JSON, in the order of their names, so that equal ones are equal texts. */
import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';

/** Settings as they were stored. */
export const settingsOf = (json: string) => JSON.parse(json) as SomeTerminalSettingsEntity;

/** Settings as they are stored. */
export function settingsText(settings: SomeTerminalSettingsEntity): string {
  const given = settingNames.filter((name) => settings[name] !== undefined);
  return JSON.stringify(Object.fromEntries(given.map((name) => [name, settings[name]])));
}
