import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of work schedules: planning a point's week, and one's own shifts. */
export const scheduleMessages = defineCatalogue('schedule', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
