import { defineCatalogue } from '../../i18n/catalogue.ts';

/** Texts of printing, loaded when a list is printed. */
export const printMessages = defineCatalogue('print', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
