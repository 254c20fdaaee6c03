import { defineCatalogue } from '../i18n/catalogue.ts';

/** Words of the points to which a user is limited. */
export const ownPointsMessages = defineCatalogue('ownPoints', {
  uk: async () => (await import('./messages/uk.ts')).uk,
  en: async () => (await import('./messages/en.ts')).en,
});
