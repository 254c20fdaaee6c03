import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Codes and new passwords: what registration and a forgotten password share. */
export const stepsMessages = defineCatalogue('steps', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
