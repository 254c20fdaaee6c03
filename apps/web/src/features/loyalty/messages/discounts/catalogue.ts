import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of discounts. */
export const discountMessages = defineCatalogue('discounts', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
