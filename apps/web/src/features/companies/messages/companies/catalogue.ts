import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of companies. */
export const companyMessages = defineCatalogue('companies', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
