import { useLocale } from 'react-aria-components';

/**
 * The locale of date and time fields: days are dd.mm.yyyy and hours 0–23 in every language (spec §9). English that
 * writes them so is Swiss English; only the order of the parts comes from it, the words are the same.
 */
export function useDateLocale(): string {
  const { locale } = useLocale();
  return locale.startsWith('en') ? 'en-CH' : locale;
}
