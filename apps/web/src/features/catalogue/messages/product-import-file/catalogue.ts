import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of a file with products, before its rows are sent. */
export const productImportFileMessages = defineCatalogue('productImportFile', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
