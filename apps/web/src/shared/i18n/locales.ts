/** The languages of the interface: Ukrainian (default and fallback) and English (spec §9). */
export const locales = ['uk', 'en'] as const;
export type Locale = (typeof locales)[number];

/** The BCP 47 tag that numbers, plurals and React Aria's own words go by. */
export const localeTags: Readonly<Record<Locale, string>> = { uk: 'uk-UA', en: 'en-GB' };

/** Each language in its own words. */
export const localeNames: Readonly<Record<Locale, string>> = { uk: 'Українська', en: 'English' };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
