import { defineCatalogue } from '#shared/i18n/catalogue.ts';

export const keysMessages = defineCatalogue('point-keys', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
