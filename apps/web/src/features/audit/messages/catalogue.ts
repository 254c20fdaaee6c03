import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of the journal: what was done, to what, and the names of fields and values. */
export const auditMessages = defineCatalogue('audit', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
