import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** How somebody sells and works: the screen of a person's statistics. */
export const statisticsMessages = defineCatalogue('user-statistics', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
