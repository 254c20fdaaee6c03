import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of compositions and ingredient templates. */
export const compositionMessages = defineCatalogue('compositions', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
