import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of price tags. */
export const priceTagMessages = defineCatalogue('price tags', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
