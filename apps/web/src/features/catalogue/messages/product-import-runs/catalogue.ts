import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of the lists of imports of products and of their runs. */
export const productImportRunMessages = defineCatalogue('productImportRuns', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
