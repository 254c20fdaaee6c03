import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Texts shared by registration and password reset: codes and new passwords. */
export const stepsMessages = defineCatalogue('steps', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
