import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of encashment: the cash inside a terminal, taking it out, its slips. */
export const encashmentMessages = defineCatalogue('encashment', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
