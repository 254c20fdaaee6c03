import { defineCatalogue } from '../../../../shared/i18n/catalogue.ts';

/** Words of vehicles. */
export const transportsMessages = defineCatalogue('transports', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
