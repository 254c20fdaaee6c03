import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Texts of codes and new passwords, shared by registration, password reset and profile. */
export const stepsMessages = defineCatalogue('steps', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
