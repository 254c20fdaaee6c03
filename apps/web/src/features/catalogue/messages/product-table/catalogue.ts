import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of the table of products. */
export const productTableMessages = defineCatalogue('product-table', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
