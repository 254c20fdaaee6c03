import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of points and depots with who works there. */
export const userBranchMessages = defineCatalogue('userBranches', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
