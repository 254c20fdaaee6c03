import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of actions on many products. */
export const productRunMessages = defineCatalogue('productRuns', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
