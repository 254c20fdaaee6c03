import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of customers. */
export const customerMessages = defineCatalogue('customers', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
