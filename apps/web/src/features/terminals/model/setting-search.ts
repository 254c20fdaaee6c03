import { terminalSettingFields } from '@kasa/contracts/terminals/fields';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import type { Locale } from '#shared/i18n/locales.ts';
import { settingLabel } from './setting-labels.ts';

const wordsOf = (text: string) => text.toLocaleLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** Without the ending, which Ukrainian words change: `комісія` finds `комісії`. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));

/** Whether the name of a setting, or of a value that it can have, has all words that were typed. */
export function matchesSetting(name: SettingName, typed: string, locale: Locale): boolean {
  const values = Object.values(terminalSettingFields[name]?.values ?? {}).map((value) => value[locale]);
  const words = wordsOf([settingLabel(name, locale), ...values].join(' '));
  return wordsOf(typed).every((one) => words.some((word) => word.startsWith(stem(one))));
}
