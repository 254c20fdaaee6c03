import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** The own account: data, rights, sessions, password. */
export const accountMessages = defineCatalogue('account', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
