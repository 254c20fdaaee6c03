import { defineCatalogue } from '../../i18n/catalogue.ts';

/** Texts of periods; loaded by features whose lists have a period. */
export const periodMessages = defineCatalogue('period', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
