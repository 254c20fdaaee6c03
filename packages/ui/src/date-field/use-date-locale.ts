import { useLocale } from 'react-aria-components';

/**
 * Locale of date and time fields: dd.mm.yyyy and 24 hours in every language (spec §9). Swiss English has this
 * format; it affects only the order of segments, not the words.
 */
export function useDateLocale(): string {
  const { locale } = useLocale();
  return locale.startsWith('en') ? 'en-CH' : locale;
}
