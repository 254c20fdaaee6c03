import { defineCatalogue } from '../../i18n/catalogue.ts';

/** Texts of photos of people, loaded with the field. */
export const photoMessages = defineCatalogue('photo', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
