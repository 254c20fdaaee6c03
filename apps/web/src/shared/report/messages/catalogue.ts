import { defineCatalogue } from '../../i18n/catalogue.ts';

/** Texts of reports of a period; loaded by features that have one. */
export const reportMessages = defineCatalogue('report', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
