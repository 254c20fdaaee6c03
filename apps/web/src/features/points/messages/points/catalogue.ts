import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of points. */
export const pointMessages = defineCatalogue('points', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
