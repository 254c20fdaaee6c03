import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** What the command palette leads to of the own account. */
export const authPaletteMessages = defineCatalogue('authPalette', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
