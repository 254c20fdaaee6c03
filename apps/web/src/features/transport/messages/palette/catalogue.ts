import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of this area in the command palette: few, so that opening it does not fetch those of whole screens. */
export const transportPaletteMessages = defineCatalogue('transport palette', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
