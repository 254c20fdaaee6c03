import { terminal as words } from '@kasa/contracts/audit/words/terminals';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import type { Locale } from '#shared/i18n/locales.ts';

const headers = { uk: 'Заголовки сповіщення', en: 'Callback headers' } as const;

/** What a setting is called; the journal calls it the same. */
export function settingLabel(name: SettingName, locale: Locale): string {
  // The journal keeps values of headers to itself, and says so in its label.
  if (name === 'callback_headers') return headers[locale];
  return words[name]?.[locale] ?? name;
}

/** What a setting is chosen from; undefined when it is no choice. */
export function settingChoices(name: SettingName, locale: Locale) {
  const values = words[name]?.values;
  return values && Object.entries(values).map(([id, word]) => ({ id, label: word[locale] }));
}

/** What kind of value a setting holds, as far as its field depends on it. */
export function settingKind(name: SettingName) {
  return words[name]?.kind;
}
