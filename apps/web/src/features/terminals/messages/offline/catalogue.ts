import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of making an offline terminal, and of what a terminal is told. */
export const offlineMessages = defineCatalogue('offlineTerminal', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
