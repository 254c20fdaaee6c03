import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of inviting people from a file. */
export const usersImportMessages = defineCatalogue('usersImport', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
