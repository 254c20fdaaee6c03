import { terminalSettingFields } from '@kasa/contracts/terminals/fields';
import { settingNames } from '@kasa/contracts/terminals/resolve-settings';
import type { SettingName } from '@kasa/contracts/terminals/settings';
import type { Locale } from '#shared/i18n/locales.ts';
import { settingLabel } from './setting-labels.ts';

const wordsOf = (text: string) => text.toLocaleLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];

/** Without the ending, which Ukrainian words change: `комісія` finds `комісії`. */
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));

/** Settings with all typed words in their names; then those with them in a value that they can have, too. */
export function findSettings(typed: string, locale: Locale): SettingName[] {
  const wanted = wordsOf(typed).map(stem);
  const holds = (...texts: readonly string[]) => {
    const words = wordsOf(texts.join(' '));
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  };
  const byName = settingNames.filter((name) => holds(settingLabel(name, locale)));
  const byValue = settingNames.filter((name) => {
    const values = Object.values(terminalSettingFields[name]?.values ?? {}).map((value) => value[locale]);
    return holds(settingLabel(name, locale), ...values);
  });
  return [...new Set([...byName, ...byValue])];
}
