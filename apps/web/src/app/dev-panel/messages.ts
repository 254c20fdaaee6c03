import { defineCatalogue } from '../../shared/i18n/catalogue.ts';

export const devPanelCatalogue = defineCatalogue('dev-panel', {
  uk: async () => (await import('./messages/uk.ts')).uk,
  en: async () => (await import('./messages/en.ts')).en,
});
