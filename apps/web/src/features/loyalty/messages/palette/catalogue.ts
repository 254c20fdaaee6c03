import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** A small catalogue, so that the palette need not load those of whole screens. */
export const loyaltyPaletteMessages = defineCatalogue('loyalty palette', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
