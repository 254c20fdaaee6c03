import { defineCatalogue } from '#shared/i18n/catalogue.ts';

/** Words of reading codes: by the camera, from a photo, and what a code means. */
export const scanMessages = defineCatalogue('terminalScan', {
  uk: async () => (await import('./uk.ts')).uk,
  en: async () => (await import('./en.ts')).en,
});
