import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of swaps of shifts: asking a colleague, answering, deciding. */
export const swapMessages = defineCatalogue('swaps', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
