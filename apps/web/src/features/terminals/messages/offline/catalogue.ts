import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Texts of creating an offline terminal and of a terminal's config. */
export const offlineMessages = defineCatalogue('offlineTerminal', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
