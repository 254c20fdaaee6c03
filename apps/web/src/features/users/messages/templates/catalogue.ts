import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of templates of rights. */
export const rightsTemplateMessages = defineCatalogue('rightsTemplates', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
