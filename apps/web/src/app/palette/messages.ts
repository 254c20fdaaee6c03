import { defineCatalogue } from '../../shared/i18n/catalogue.ts';

export const paletteCatalogue = defineCatalogue('palette', {
  uk: async () => (await import('./messages/uk.ts')).uk,
  en: async () => (await import('./messages/en.ts')).en,
});
