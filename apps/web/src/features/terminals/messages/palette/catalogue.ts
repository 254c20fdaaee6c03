import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** What the command palette says of terminals. */
export const terminalsPaletteMessages = defineCatalogue('terminalsPalette', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
