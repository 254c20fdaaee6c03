import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Texts of the audit log: operations, object types, field names and values. */
export const auditMessages = defineCatalogue('audit', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
