import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Texts of routes. Transport modes are in the catalogue of vehicles. */
export const routesMessages = defineCatalogue('routes', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
