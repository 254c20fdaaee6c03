import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** A new merchant's first steps. */
export const firstStepsMessages = defineCatalogue('first-steps', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
