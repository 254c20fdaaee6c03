import { defineCatalogue } from '../../i18n/catalogue.ts';

/** Words of periods. Features whose lists have a period load them. */
export const periodMessages = defineCatalogue('period', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
