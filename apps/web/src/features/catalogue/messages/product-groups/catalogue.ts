import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of product groups. */
export const productGroupMessages = defineCatalogue('product-groups', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
