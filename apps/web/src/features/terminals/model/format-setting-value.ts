import { terminalSettingFields } from '@kasa/contracts/terminals/fields';
import type { SettingName, SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { formatFieldValue } from '#shared/fields/format-field-value.ts';
import type { Locale } from '#shared/i18n/locales.ts';

export interface ValueTexts {
  empty: string;
  /** Default: as everywhere. */
  flag?: (isOn: boolean) => string;
}

export function formatSettingValue(
  name: SettingName,
  value: SomeTerminalSettingsEntity[SettingName] | null,
  locale: Locale,
  { empty, flag }: ValueTexts,
): string {
  if (value === null || value === undefined || value === '') return empty;
  if (typeof value === 'boolean' && flag) return flag(value);
  if (Array.isArray(value)) return value.map((pair) => `${pair.name}: ${pair.value}`).join(', ') || empty;
  return formatFieldValue(terminalSettingFields[name], value, locale);
}
