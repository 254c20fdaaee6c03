import type { SettingName, SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import type { Format } from '#shared/i18n/format.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { settingChoices, settingKind } from './setting-labels.ts';

export interface ValueTexts {
  yes: string;
  no: string;
  empty: string;
}

const PERCENT = 100;

export function formatSettingValue(
  name: SettingName,
  value: SomeTerminalSettingsEntity[SettingName] | null,
  locale: Locale,
  format: Format,
  words: ValueTexts,
): string {
  if (value === null || value === undefined || value === '') return words.empty;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    const kind = settingKind(name);
    if (kind === 'money') return format.money(value);
    return kind === 'rate' ? `${format.number(value / PERCENT, 2)}\u00a0%` : format.number(value);
  }
  if (Array.isArray(value)) {
    return value.length === 0 ? words.empty : value.map((pair) => `${pair.name}: ${pair.value}`).join(', ');
  }
  return settingChoices(name, locale)?.find(({ id }) => id === value)?.label ?? value;
}
