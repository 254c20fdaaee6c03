import { defineCatalogue } from '../../i18n/catalogue.ts';

/** Words of files with tables. */
export const spreadsheetMessages = defineCatalogue('spreadsheet', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
