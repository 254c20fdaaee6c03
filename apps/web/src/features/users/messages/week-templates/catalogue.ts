import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of templates of weeks. */
export const weekTemplateMessages = defineCatalogue('week-templates', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
