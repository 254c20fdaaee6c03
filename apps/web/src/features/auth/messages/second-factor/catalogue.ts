import { defineCatalogue } from '#shared/i18n/catalogue.ts';

export const secondFactorMessages = defineCatalogue('secondFactor', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
