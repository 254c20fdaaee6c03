import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of viewing the app as a role. */
export const viewAsMessages = defineCatalogue('viewAs', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
