import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of ingredients. */
export const ingredientMessages = defineCatalogue('ingredients', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
