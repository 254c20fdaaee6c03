import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';

export const parseSettings = (json: string) => JSON.parse(json) as SomeTerminalSettingsEntity;

export function serializeSettings(settings: SomeTerminalSettingsEntity): string {
  const given = settingNames.filter((name) => settings[name] !== undefined);
  return JSON.stringify(Object.fromEntries(given.map((name) => [name, settings[name]])));
}
