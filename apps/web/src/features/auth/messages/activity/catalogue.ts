import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** What happened to the own account, and word of a new browser. */
export const activityMessages = defineCatalogue('activity', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
