import { terminalSettingFields as words } from '@kasa/contracts/terminals/fields';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import type { Locale } from '#shared/i18n/locales.ts';

const headers = { uk: 'Заголовки сповіщення', en: 'Callback headers' } as const;

export function settingLabel(name: SettingName, locale: Locale): string {
  // The audit log's label for headers says that the values are hidden.
  if (name === 'callback_headers') return headers[locale];
  return words[name]?.[locale] ?? name;
}
