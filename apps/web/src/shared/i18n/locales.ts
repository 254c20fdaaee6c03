/** Interface languages: Ukrainian (default and fallback) and English (spec §9). */
export const locales = ['uk', 'en'] as const;
export type Locale = (typeof locales)[number];

/** BCP 47 tags for numbers, plurals and React Aria. */
export const localeTags: Readonly<Record<Locale, string>> = { uk: 'uk-UA', en: 'en-GB' };

export const localeNames: Readonly<Record<Locale, string>> = { uk: 'Українська', en: 'English' };

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}
