import { defineCatalogue } from '../../i18n/catalogue.ts';

/** Texts of saved views, loaded with the menu. */
export const viewsMessages = defineCatalogue('views', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
