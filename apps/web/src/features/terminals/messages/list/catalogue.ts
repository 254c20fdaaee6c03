import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Texts of the list of terminals, including kinds and states. */
export const terminalsMessages = defineCatalogue('terminals', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
