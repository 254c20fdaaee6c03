import { defineCatalogue } from '../../shared/i18n/catalogue.ts';

/** Words of the development panel, fetched with it. */
export const devPanelCatalogue = defineCatalogue('dev-panel', {
  uk: async () => (await import('./messages/uk.ts')).uk,
  en: async () => (await import('./messages/en.ts')).en,
});
