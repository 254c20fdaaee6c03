import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of routes. Kinds of transport are among the words of vehicles. */
export const routesMessages = defineCatalogue('routes', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
