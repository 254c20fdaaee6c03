import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of the home dashboard. */
export const dashboardMessages = defineCatalogue('dashboard', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
