import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of where rights come from, of comparing people, and of who may do what. */
export const explainedMessages = defineCatalogue('rightsExplained', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
