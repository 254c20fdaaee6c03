import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of products. */
export const productMessages = defineCatalogue('products', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
