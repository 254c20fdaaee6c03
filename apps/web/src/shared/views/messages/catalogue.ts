import { defineCatalogue } from '../../i18n/catalogue.ts';

/** Words of saved views; they come with the code of the menu. */
export const viewsMessages = defineCatalogue('views', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
