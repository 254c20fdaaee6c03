import { useLocale } from 'react-aria-components';

/** dd.mm.yyyy and 24 hours in every language (spec §9): Swiss English has that order of segments. */
export function useDateLocale(): string {
  const { locale } = useLocale();
  return locale.startsWith('en') ? 'en-CH' : locale;
}
