import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Texts of the profile: data, permissions, sessions, password. */
export const accountMessages = defineCatalogue('account', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
