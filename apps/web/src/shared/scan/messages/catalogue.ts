import { defineCatalogue } from '../../i18n/catalogue.ts';

/** Words of the camera that reads codes. */
export const scannerMessages = defineCatalogue('scanner', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
