import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of an import of products. */
export const productImportMessages = defineCatalogue('productImport', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
